import { answerQuestions } from './questions.ts';

/** Loaded into every measured process before its own code: tells what it has used so far. */
answerQuestions({
  cpuMicroseconds(): number {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
});
