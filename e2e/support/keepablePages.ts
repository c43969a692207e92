import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from '@playwright/test';

/**
 * A proxy in front of the product whose pages browsers keep for going back. Returns its address
 * and how to end it. (A page that Playwright answers for may not reach the real-time server.)
 */
export async function openKeepablePages(product: string) {
  const { hostname, port } = new URL(product);
  const server = createServer((asked, answer) => {
    const { url, method, headers } = asked;
    const onward = request({ hostname, port, path: url, method, headers }, (response) => {
      const isPage = String(response.headers['content-type']).startsWith('text/html');
      const rule = isPage ? { 'cache-control': 'private, no-cache' } : {};
      answer.writeHead(response.statusCode ?? 502, { ...response.headers, ...rule });
      response.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  });
  await once(server.listen(0), 'listening');
  return {
    address: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Asks the browser whether it keeps a page for the way back: not every build of Chromium does. */
export async function keepsPages(context: BrowserContext): Promise<boolean> {
  const server = createServer((_asked, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>x</title>');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const page = await context.newPage();
  try {
    await page.goto(`${address}/left`);
    await page.evaluate(() => Reflect.set(window, 'isStill', true));
    await page.goto(`${address}/next`);
    await page.goBack({ waitUntil: 'commit' });
    return await page.evaluate(() => Reflect.get(window, 'isStill') === true);
  } finally {
    await page.close();
    server.closeAllConnections();
    server.close();
  }
}
