import type { PicturedTemplate } from './templates';

const WIDTH = 1280;
const HEIGHT = 800;

/** Address of a template's picture. */
export const pictureOf = (template: PicturedTemplate) =>
  `/static/experiences/${template.toLowerCase()}.svg`;

/** A template's picture as a file to send; null where this browser cannot draw it. */
export async function drawnPicture(template: PicturedTemplate): Promise<File | null> {
  const picture = new Image(WIDTH, HEIGHT);
  picture.src = pictureOf(template);
  try {
    await picture.decode();
  } catch {
    return null;
  }
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, WIDTH, HEIGHT);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  return blob && new File([blob], `${template.toLowerCase()}.png`, { type: blob.type });
}
