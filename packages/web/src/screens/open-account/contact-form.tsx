import { updateUserKycContactInformation } from '@investing-platform/schema/operations';
import { perform } from '../../api/perform.ts';
import { Field } from '../../parts/forms/field.tsx';
import { AddressFields, addressOf } from './address-fields.tsx';
import type { SectionFormProps } from './check-types.ts';
import { SectionEditor } from './section-editor.tsx';

/** How to reach the person. Loaded by `SectionList`. */
export default function ContactForm({ check: { contact }, close }: SectionFormProps) {
  return (
    <SectionEditor
      close={close}
      save={(values) => {
        const phone = values.text('phone').replaceAll(/[\s()-]/g, '');
        const params = { phone, address: addressOf(values) };
        return perform(updateUserKycContactInformation, { params });
      }}
    >
      <Field
        name="phone"
        label="Phone"
        hint="With the code of the country: +64 21 555 012."
        type="tel"
        autoComplete="tel"
        defaultValue={contact?.phone}
        required
      />
      <AddressFields address={contact?.address ?? null} />
    </SectionEditor>
  );
}
