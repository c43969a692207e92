/*
 * Shows what the product pushes while no page is open. Registered only where somebody turned alerts
 * on; it caches nothing and touches no request.
 */
self.addEventListener('push', (event) => {
  const news = event.data ? event.data.json() : {};
  const { title = 'PlayPlus', body = '', link = '/', tag = 'news', isUrgent = false } = news;
  // Always, even while a page is open: browsers take the right away from who shows nothing.
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      data: { link },
      icon: '/static/icons/192.png',
      badge: '/static/icons/badge.png',
      // What takes the place of older news about the same place in a line rings again.
      renotify: isUrgent,
      requireInteraction: isUrgent,
      vibrate: isUrgent ? [400, 200, 400, 200, 400] : [200],
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data.link, self.location.origin);
  if (address.origin !== self.location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => page.url.split('#')[0] === address.href);
      return open ? open.focus() : self.clients.openWindow(address.href);
    }),
  );
});
