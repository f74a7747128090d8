import { createCryptoCurrencyWallets } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { perform } from '../../api/perform.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { CopyText } from '../../parts/copy-text.tsx';
import { Empty } from '../../parts/empty.tsx';
import { SelectField } from '../../parts/forms/select-field.tsx';
import { Notice, ProblemNotice } from '../../parts/notice.tsx';
import { moneyText } from '../../parts/text/format.ts';
import { Link } from '../../shell/link.tsx';
import { chainText, onChain } from './chain-words.ts';
import type { Wallet } from './crypto-types.ts';

/** Where to receive a crypto asset, and what would be lost there. */
export function ReceiveCard({ wallets }: { readonly wallets: readonly Wallet[] }) {
  const [chosen, setChosen] = useState('');
  const wallet = wallets.find(({ id }) => id === chosen) ?? wallets[0];
  return (
    <Card title="Receive">
      {wallet === undefined ? (
        <MakeWallets />
      ) : (
        <>
          <SelectField
            name="wallet"
            label="What, and on which network"
            options={wallets.map((one) => [one.id, onChain(one)])}
            value={wallet.id}
            onChange={(event) => setChosen(event.target.value)}
          />
          <Address wallet={wallet} />
        </>
      )}
    </Card>
  );
}

/** One address for each asset and network that the platform takes. */
function MakeWallets() {
  const { isBusy, problem, run } = useAction();
  const make = () =>
    run(async () => {
      await perform(createCryptoCurrencyWallets, {}, { repeatable: true });
    });
  return (
    <>
      <Empty title="No addresses yet">You get one address for each crypto asset and network.</Empty>
      <ProblemNotice problem={problem} />
      {problem?.code === 'AGREEMENT_REQUIRED' && (
        <Link href="/account">Read and sign the crypto agreement</Link>
      )}
      <Button isBusy={isBusy} onClick={() => void make()}>
        Create my addresses
      </Button>
    </>
  );
}

function Address({ wallet }: { readonly wallet: Wallet }) {
  const { address, memo, qrCodeDataUrl, status, currency, chain, simulated } = wallet;
  if (status === 'CREATING') return <p role="status">Its address is being created.</p>;
  if (status === 'DISABLED' || address === null) {
    return <Notice kind="warn">{onChain(wallet)} is not received here any more.</Notice>;
  }
  return (
    <>
      {simulated && (
        <Notice kind="warn">
          This network is simulated on this server. Send no real coins here: they would be lost.
        </Notice>
      )}
      {qrCodeDataUrl !== null && (
        <img
          className="qr"
          src={qrCodeDataUrl}
          alt={`QR code of your address for ${onChain(wallet)}`}
        />
      )}
      <p className="hint">Address</p>
      <CopyText label="Address" text={address} />
      {memo !== null && (
        <>
          <p className="hint">Memo or destination tag</p>
          <CopyText label="Memo" text={memo} />
          <Notice kind="warn">Without this memo, what is sent here may be lost.</Notice>
        </>
      )}
      <Notice>
        Only {currency} on {chainText(chain)} may be sent here. Anything else is lost.
        {Number(wallet.minimumDeposit) > 0 &&
          ` So is less than ${wallet.minimumDeposit} ${currency}.`}
      </Notice>
      <p className="fine">
        It counts after{' '}
        {wallet.requiredConfirmations === 1
          ? 'one confirmation'
          : `${wallet.requiredConfirmations} confirmations`}
        . You hold {wallet.balance} {currency}
        {wallet.value !== null &&
          `, worth ${moneyText(wallet.value.amount, wallet.value.currency)}`}
        .
      </p>
    </>
  );
}
