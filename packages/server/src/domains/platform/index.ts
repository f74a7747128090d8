export { publishAnnouncement } from './announcements.ts';
export { closing } from './closing.ts';
