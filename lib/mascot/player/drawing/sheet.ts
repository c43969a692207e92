import type { Agent, Frame } from '@/lib/mascot/agent';

/** Draws frames of the sprite map, one element for each layer. */
export class Sheet {
  readonly element: HTMLElement;
  readonly width: number;
  readonly height: number;
  readonly #layers: readonly HTMLElement[];
  readonly #scale: number;

  /** A frame is drawn `width` px wide; its own width where none is named. */
  constructor({ data, map }: Agent, width: number = data.framesize[0]) {
    const [frameWidth, frameHeight] = data.framesize;
    this.#scale = width / frameWidth;
    this.width = width;
    this.height = frameHeight * this.#scale;
    this.element = document.createElement('div');
    this.element.className = 'mascot-agent';
    this.element.setAttribute('aria-hidden', 'true');
    setSize(this.element, this.width, this.height);
    this.#layers = Array.from({ length: Math.max(1, data.overlayCount) }, () => this.#layer(map));
    this.element.append(...this.#layers);
  }

  draw({ images = [] }: Frame): void {
    for (const [index, layer] of this.#layers.entries()) {
      const corner = images[index];
      layer.hidden = corner === undefined;
      if (corner === undefined) continue;
      const [left, top] = corner;
      layer.style.backgroundPosition = `${-left * this.#scale}px ${-top * this.#scale}px`;
    }
  }

  #layer({ url, width, height }: Agent['map']): HTMLElement {
    const layer = document.createElement('div');
    layer.className = 'mascot-layer';
    layer.hidden = true;
    layer.style.backgroundImage = `url(${JSON.stringify(url)})`;
    layer.style.backgroundSize = `${width * this.#scale}px ${height * this.#scale}px`;
    return layer;
  }
}

/** Fixes an element's size in px. */
export function setSize(element: HTMLElement, width: number, height: number): void {
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
}
