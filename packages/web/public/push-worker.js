// Shows push messages of this platform, and tells it what became of them.

async function record(receiptId, status) {
  const query =
    'mutation ($params: RecordPushReceiptInput!) { recordPushReceipt(params: $params) { affectedCount } }';
  const body = JSON.stringify({ query, variables: { params: { receiptId, status } } });
  const headers = { 'Content-Type': 'application/json' };
  // Nobody waits for it, and nothing depends on it.
  await fetch('/graphql', { method: 'POST', headers, body, credentials: 'omit' }).catch(
    () => undefined,
  );
}

async function show({ id, title, body, path, receiptId }) {
  const options = { body, tag: id, icon: '/favicon.svg', data: { path, receiptId } };
  try {
    await self.registration.showNotification(title, options);
    await record(receiptId, 'DELIVERED');
  } catch {
    await record(receiptId, 'FAILED');
  }
}

async function open({ path, receiptId }) {
  // A path of this origin, and nowhere else.
  const { origin } = self.location;
  const address = new URL(path, origin);
  if (address.origin === origin) await self.clients.openWindow(address.href);
  await record(receiptId, 'OPENED');
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

self.addEventListener('notificationclose', (event) => {
  event.waitUntil(record(event.notification.data.receiptId, 'DISMISSED'));
});
