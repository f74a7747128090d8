/** Things whose worth over all days is told without a pause. */
export const PARTS_AT_ONCE = 10;
