/** What a person has done with the button before its menu was there. */
export interface ButtonState {
  isFocused: boolean;
  isPressed: boolean;
}

/** What the button shows. */
export function PersonFace({ name }: { readonly name: string }) {
  return (
    <>
      <span className="avatar" data-initial={name.charAt(0).toUpperCase()} />
      <span className="person-name">{name}</span>
    </>
  );
}
