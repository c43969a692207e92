import Head from 'next/head';
import type { ReactNode } from 'react';
import { fontClasses } from '@/styles/fonts';

/** All that stands around an overlay: fonts. Nothing of the shell, whose code is never loaded there. */
export function OverlayFrame({ children }: { children: ReactNode }) {
  return (
    <div className={`page-frame ${fontClasses}`}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" key="viewport" />
      </Head>
      {children}
    </div>
  );
}
