/** Whether a protection is on. */
export function StateTag({ isOn }: { readonly isOn: boolean }) {
  return <span className={isOn ? 'tag good' : 'tag'}>{isOn ? 'On' : 'Off'}</span>;
}
