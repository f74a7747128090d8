/** Numbers from 0 up to 1 that a seed decides: a linear congruential generator. */
export function randomFrom(seed: number): () => number {
  let state = seed % 4_294_967_296;
  return () => {
    state = (1_664_525 * state + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
