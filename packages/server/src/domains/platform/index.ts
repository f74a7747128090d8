export { publishAnnouncement } from './announcements.ts';
