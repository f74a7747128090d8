import { afterAll } from 'vitest';
import { sharedWorld } from './assistant.fixture.ts';

// In one file, since they share one server.
import './ending.fixture.ts';
import './evaluation.fixture.ts';
import './hostile.fixture.ts';
import './obedient.fixture.ts';
import './notifications/notifications.fixture.ts';
import './replies.fixture.ts';
import './wire.fixture.ts';
// The last: its clock goes on by days.
import './delivery/delivery.fixture.ts';

afterAll(async () => (await sharedWorld()).server.stop());
