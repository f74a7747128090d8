/** A field that holds another stored object. */
export interface Link {
  readonly linkTo: string;
  readonly id: string;
}
