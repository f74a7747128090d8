import { deleteWhitelistedWallet } from '@investing-platform/schema/operations';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { perform } from '../../api/perform.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Confirm } from '../../parts/dialogs/confirm.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { momentText } from '../../parts/text/format.ts';
import { toasts } from '../../parts/toast.ts';
import { onChain } from './chain-words.ts';
import type { OutsideWallet, Wallet } from './crypto-types.ts';
import { nameOf, stateOf } from './wallet-words.ts';

const WalletForm = lazy(() => import('./wallet-form.tsx'));

interface OutsideWalletsCardProps {
  readonly wallets: readonly OutsideWallet[];
  /** The person's own, which say what can be sent on which network. */
  readonly own: readonly Wallet[];
}

/** The wallets elsewhere that may be sent to. */
export function OutsideWalletsCard({ wallets, own }: OutsideWalletsCardProps) {
  const [open, setOpen] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<OutsideWallet | null>(null);
  const close = () => setOpen(null);
  const remove = async () => {
    if (leaving === null) return;
    await perform(deleteWhitelistedWallet, { params: { id: leaving.id } });
    toasts.show(`${nameOf(leaving)} is off the list.`);
  };
  return (
    <Card
      title="Whitelisted wallets"
      aside={
        open !== NEW &&
        own.length > 0 && (
          <Button kind="quiet" onClick={() => setOpen(NEW)}>
            Add a wallet
          </Button>
        )
      }
    >
      <Suspense fallback={<Skeleton lines={4} />}>
        {open === NEW && <WalletForm wallet={null} own={own} close={close} />}
      </Suspense>
      {wallets.length === 0 && (
        <Empty title="None yet">
          {own.length === 0 && 'Create your own addresses first. '}You can send to a wallet 24 hours
          after adding it, which protects you if somebody gets into your account.
        </Empty>
      )}
      <ul className="rows">
        {wallets.map((wallet) => (
          <WalletRow
            key={wallet.id}
            wallet={wallet}
            edit={() => setOpen(wallet.id)}
            remove={() => setLeaving(wallet)}
          >
            <Suspense fallback={<Skeleton lines={4} />}>
              {open === wallet.id && <WalletForm wallet={wallet} own={own} close={close} />}
            </Suspense>
          </WalletRow>
        ))}
      </ul>
      <Confirm
        isOpen={leaving !== null}
        title={`Take “${leaving === null ? '' : nameOf(leaving)}” off the list?`}
        yes="Remove"
        work={remove}
        close={() => setLeaving(null)}
      >
        <p>Nothing more can be sent to it. Transfers under way continue.</p>
      </Confirm>
    </Card>
  );
}

/** What is open in place of an id. */
const NEW = 'new';

interface WalletRowProps {
  readonly wallet: OutsideWallet;
  readonly edit: () => void;
  readonly remove: () => void;
  readonly children: ReactNode;
}

function WalletRow({ wallet, edit, remove, children }: WalletRowProps) {
  const { status, address, memo, usableAt, travelRule, failureReason, nextActions } = wallet;
  const [tone, text] = stateOf(status);
  const name = nameOf(wallet);
  const isWaiting = status === 'APPROVED' && Date.parse(usableAt) > Date.now();
  return (
    <li className="row">
      <div className="row-head">
        <h3>{name}</h3>
        <span className={`tag ${isWaiting ? 'busy' : tone}`}>
          {isWaiting ? `From ${momentText(usableAt)}` : text}
        </span>
      </div>
      <p className="fine">
        {onChain(wallet)} · {travelRule.selfHosted ? 'you have its keys' : travelRule.vaspName}
      </p>
      <p className="fine">
        {address}
        {memo !== null && ` · memo ${memo}`}
      </p>
      {failureReason !== null && <p className="fine">{failureReason}</p>}
      {nextActions.map((action) => (
        <p key={action.name}>{action.description}</p>
      ))}
      <div className="row-actions">
        {status !== 'REJECTED' && (
          <Button kind="quiet" aria-label={`Say more about ${name}`} onClick={edit}>
            Say more
          </Button>
        )}
        <Button kind="quiet" aria-label={`Remove: ${name}`} onClick={remove}>
          Remove
        </Button>
      </div>
      {children}
    </li>
  );
}
