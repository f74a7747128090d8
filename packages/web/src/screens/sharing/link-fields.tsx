import { useState } from 'react';
import { useAnswer } from '../../api/use-answer.ts';
import { portfolioNames } from '../../generated/documents.ts';
import { CheckField } from '../../parts/forms/check-field.tsx';
import { Field } from '../../parts/forms/field.tsx';
import { PasswordField } from '../../parts/forms/password-field.tsx';
import { usePerson } from '../../session/session.ts';
import { sectionWords } from './section-words.ts';

const USUAL: ReadonlySet<string> = new Set(['TOTALS', 'ALLOCATION']);

/** What is asked about a new link. */
export function LinkFields() {
  const { name } = usePerson();
  const [isForSheets, setForSheets] = useState(false);
  return (
    <>
      <Field
        name="label"
        label="Name"
        hint="To recognize it later. Readers do not see it."
        maxLength={120}
        autoComplete="off"
      />
      <fieldset className="choices">
        <legend>What readers see</legend>
        {sectionWords.map(([section, words]) => (
          <CheckField
            key={section}
            name="sections"
            value={section}
            label={words}
            defaultChecked={USUAL.has(section)}
          />
        ))}
      </fieldset>
      <CheckField
        name="hideAmounts"
        label="Hide all amounts"
        hint="Readers see only percentages, and the history as an index that starts at 100."
        defaultChecked
      />
      <PortfolioChoice />
      <Field
        name="ownerLabel"
        label="Your name for readers"
        hint={`Shown to readers. Leave empty to use  ${name}.`}
        maxLength={120}
        autoComplete="off"
      />
      <Field name="expiresAt" label="Expires after" hint="Leave empty for no expiry." type="date" />
      <CheckField
        name="csvEnabled"
        label="Allow spreadsheets to read it"
        hint="Adds a CSV address, for example for IMPORTDATA. Not with a passcode or a view limit."
        checked={isForSheets}
        onChange={(event) => setForSheets(event.target.checked)}
      />
      {!isForSheets && (
        <div className="pair">
          <PasswordField
            name="passcode"
            label="Passcode"
            hint="At least 6 characters. It is not shown again."
            autoComplete="new-password"
            minLength={6}
            maxLength={64}
            required={false}
          />
          <Field
            name="maxViews"
            label="View limit"
            hint="Each time the page is opened counts."
            type="number"
            inputMode="numeric"
            min={1}
            max={1_000_000}
          />
        </div>
      )}
    </>
  );
}

/** Of which portfolios, where there is more than the one that everybody has. */
function PortfolioChoice() {
  const { data } = useAnswer(portfolioNames, {}, { pick: ({ getPortfolios }) => getPortfolios });
  const own = data?.filter((portfolio) => !portfolio.default) ?? [];
  if (own.length === 0) return null;
  return (
    <fieldset className="choices">
      <legend>Only these portfolios</legend>
      <p className="hint">Leave all unticked to share everything, with goals and cash flow.</p>
      {own.map(({ id, name }) => (
        <CheckField key={id} name="portfolioIds" value={id} label={name} />
      ))}
    </fieldset>
  );
}
