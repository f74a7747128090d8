/** Sells what came in where a rule of its owner says so; its key is the transfer's id. */
export const SWEEP_JOB = 'crypto.sweep';
