/** Why a reply ends without being whole, as a sentence for the person. */
export class ReplyFailure extends Error {
  override readonly name = 'ReplyFailure';
}
