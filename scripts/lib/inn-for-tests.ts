/** A server of a browser test's own, with guests and a push service: the page's tests meet the server here, as people do, never in its files. */

export { type Guest, Inn, type Party, party } from '../../packages/server/test/guests.ts';
export { PushService, Subscription } from '../../packages/server/test/push-service.ts';
