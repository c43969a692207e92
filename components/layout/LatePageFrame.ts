import dynamic from 'next/dynamic';

/** The shell's file, which every page loads with its code but an overlay: `next.config.js` sees to it. */
export const LatePageFrame = dynamic(() =>
  import(/* webpackChunkName: "frame" */ './PageFrame').then((module) => module.PageFrame),
);
