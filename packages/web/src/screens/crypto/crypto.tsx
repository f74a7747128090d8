import { useAnswer } from '../../api/use-answer.ts';
import {
  type CryptoWalletsQuery,
  cryptoWallets,
  type OutsideWalletsQuery,
  outsideWallets,
} from '../../generated/documents.ts';
import { Heading } from '../../parts/heading.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { NeedsPlan } from '../../parts/needs-plan.tsx';
import { OutsideWalletsCard } from './outside-wallets-card.tsx';
import { ReceiveCard } from './receive-card.tsx';
import { SendCard } from './send-card.tsx';
import { TransfersCard } from './transfers-card.tsx';

const LOOK_AGAIN_MS = 2_000;

/** Crypto assets on their way in and out, and where they go. */
export default function Crypto() {
  return (
    <>
      <Heading lead="Receive crypto assets, and send them to wallets on your whitelist.">
        Crypto transfers
      </Heading>
      <NeedsPlan what="Moving crypto assets">
        <Cards />
      </NeedsPlan>
    </>
  );
}

/** The cards go by the same wallets: what one changes the others show. */
function Cards() {
  const own = useAnswer(
    cryptoWallets,
    {},
    { pick: (data) => data.fetchCryptoCurrencyWallets, every: pauseOf },
  );
  const outside = useAnswer(
    outsideWallets,
    {},
    { pick: (data) => data.fetchWhitelistedWallets, every: checkPauseOf },
  );
  return (
    <div className="home-grid">
      <div className="stack">
        <Loaded load={own} lines={5}>
          {(wallets) => (
            <>
              <ReceiveCard wallets={wallets} />
              {outside.data !== null && <SendCard wallets={wallets} targets={outside.data} />}
            </>
          )}
        </Loaded>
        <TransfersCard />
      </div>
      <div className="stack">
        <Loaded load={outside} lines={4}>
          {(wallets) => <OutsideWalletsCard wallets={wallets} own={own.data ?? []} />}
        </Loaded>
      </div>
    </div>
  );
}

/** How soon to look again, in milliseconds; null where no address is being made. */
function pauseOf({ fetchCryptoCurrencyWallets: wallets }: CryptoWalletsQuery): number | null {
  return wallets.some(({ status }) => status === 'CREATING') ? LOOK_AGAIN_MS : null;
}

/** The same for wallets elsewhere that are being checked. */
function checkPauseOf({ fetchWhitelistedWallets: wallets }: OutsideWalletsQuery): number | null {
  return wallets.some(({ status }) => status === 'PENDING') ? LOOK_AGAIN_MS : null;
}
