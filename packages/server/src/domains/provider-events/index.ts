export { type EventTaken, oldEvents, takeEvent } from './take-event.ts';
