export { publishAnnouncement } from './announcements.ts';
export { closing } from './closing.ts';
export { noteSentPush } from './note-sent-push.ts';
