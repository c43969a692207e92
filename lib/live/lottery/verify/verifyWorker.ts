import { checkFile } from './checkFile';
import type { Asked } from './verifier';

self.onmessage = ({ data }: MessageEvent<Asked>) => {
  checkFile(data, (told) => self.postMessage(told));
};
