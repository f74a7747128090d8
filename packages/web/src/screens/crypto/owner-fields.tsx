import { useState } from 'react';
import { useAnswer } from '../../api/use-answer.ts';
import { keepers } from '../../generated/documents.ts';
import { CopyText } from '../../parts/copy-text.tsx';
import { Field } from '../../parts/forms/field.tsx';
import { SelectField } from '../../parts/forms/select-field.tsx';
import { countryNames } from '../../parts/text/country-names.ts';
import type { OutsideWallet } from './crypto-types.ts';

type Keeper = 'self' | 'listed' | 'unlisted';

const KEEPERS: readonly (readonly [Keeper, string])[] = [
  ['self', 'Only I have its keys'],
  ['listed', 'An exchange or a custodian'],
  ['unlisted', 'One that is not found in the list'],
];

/** Who keeps a wallet and who owns it, as the travel rule asks. */
export function OwnerFields({ wallet }: { readonly wallet: OutsideWallet | null }) {
  const [keeper, setKeeper] = useState<Keeper>(() => keeperOf(wallet));
  return (
    <>
      <SelectField
        name="keeper"
        label="Who keeps it"
        options={KEEPERS}
        value={keeper}
        onChange={({ target }) =>
          setKeeper(KEEPERS.find(([one]) => one === target.value)?.[0] ?? 'self')
        }
      />
      {keeper === 'listed' && <ListedKeeper wallet={wallet} />}
      {keeper === 'unlisted' && (
        <div className="pair">
          <Field
            name="vaspName"
            label="Its name"
            maxLength={120}
            defaultValue={wallet?.travelRule.vaspName ?? ''}
            required
          />
          <Field
            name="vaspWebsite"
            label="Its website"
            type="url"
            placeholder="https://"
            maxLength={255}
            defaultValue={wallet?.travelRule.vaspWebsite ?? ''}
            required
          />
        </div>
      )}
      {keeper === 'self' && wallet !== null && <OwnershipProof wallet={wallet} />}
      {(keeper !== 'self' || wallet !== null) && (
        <Owner wallet={wallet} isNeeded={keeper !== 'self'} />
      )}
    </>
  );
}

function keeperOf(wallet: OutsideWallet | null): Keeper {
  if (wallet === null || wallet.travelRule.selfHosted) return 'self';
  return wallet.travelRule.vaspId === null ? 'unlisted' : 'listed';
}

/** Found by a part of its name; a list of few to choose from. */
function ListedKeeper({ wallet }: { readonly wallet: OutsideWallet | null }) {
  const [query, setQuery] = useState(wallet?.travelRule.vaspName ?? '');
  const load = useAnswer(
    keepers,
    { params: { query, limit: 20 } },
    { pick: ({ searchVASPs }) => searchVASPs, enabled: query.length >= 2 },
  );
  const found = load.data ?? [];
  return (
    <div className="pair">
      <Field
        name="keeperQuery"
        label="A part of its name"
        autoComplete="off"
        maxLength={100}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        required
      />
      <SelectField
        key={found[0]?.id}
        name="vaspId"
        label="Which one"
        options={found.map(({ id, name }) => [id, name])}
        required
      />
    </div>
  );
}

function OwnershipProof({ wallet }: { readonly wallet: OutsideWallet }) {
  return (
    <>
      <p className="hint">Text to sign with the key of the address:</p>
      <CopyText label="Text to sign" text={wallet.ownershipMessage} isBlock />
      <Field
        name="ownershipProof"
        label="Signature"
        hint="As your wallet gives it. Needed for larger transfers."
        minLength={40}
        maxLength={2000}
        autoComplete="off"
      />
    </>
  );
}

interface OwnerProps {
  readonly wallet: OutsideWallet | null;
  readonly isNeeded: boolean;
}

function Owner({ wallet, isNeeded }: OwnerProps) {
  const owner = wallet?.travelRule;
  return (
    <>
      <div className="pair">
        <Field
          name="givenName"
          label="Owner’s given name"
          maxLength={80}
          defaultValue={owner?.beneficiaryGivenName ?? ''}
        />
        <Field
          name="familyName"
          label="Owner’s family name"
          maxLength={80}
          defaultValue={owner?.beneficiaryFamilyName ?? ''}
        />
      </div>
      <Field
        name="entityName"
        label="Or the name of a company or a trust"
        maxLength={200}
        defaultValue={owner?.beneficiaryEntityName ?? ''}
      />
      <SelectField
        name="beneficiaryCountry"
        label="Owner’s country"
        options={[['', 'Not given'], ...countryNames()]}
        defaultValue={owner?.beneficiaryCountry ?? ''}
      />
      {isNeeded && (
        <details className="parts">
          <summary>Owner’s address, where it is asked for</summary>
          <Field name="line1" label="Street and number" maxLength={120} />
          <div className="pair">
            <Field name="city" label="City" maxLength={80} />
            <Field name="postalCode" label="Postal code" maxLength={16} />
          </div>
        </details>
      )}
    </>
  );
}
