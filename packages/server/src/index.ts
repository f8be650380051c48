export { createServer } from './server.ts';
export { type Settings, settingsFrom } from './settings.ts';
