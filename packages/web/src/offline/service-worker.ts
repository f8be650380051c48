/// <reference lib="webworker" />
import { call, type Changed, leadThere, moveOn } from './calling.ts';
import { type Page, pageOf, serve } from './serving.ts';

/** Put in when the page is built: see offline-plugin.ts. */
declare const __FILES__: { readonly version: string; readonly files: readonly string[] };

const worker = globalThis as unknown as ServiceWorkerGlobalScope;
const page: Page = pageOf(__FILES__, worker.registration.scope);

// The whole table is put by at once: whoever was here once can play without a network.
worker.addEventListener('install', (event) => event.waitUntil(page.putBy()));
worker.addEventListener('activate', (event) => event.waitUntil(page.forgetOthers()));

// A new version waits until nobody uses the old one any more, or until somebody asks for it.
worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (page.serves(request)) event.respondWith(serve(page, request));
});

// A table waits for somebody who asked to be called: by the server, through the push service of this browser.
worker.addEventListener('push', (event) => event.waitUntil(call(worker, event.data?.text() ?? '')));
worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(moveOn(worker, event as Changed)));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(leadThere(worker, event.notification.data));
});
