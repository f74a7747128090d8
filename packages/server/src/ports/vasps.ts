import type { Chain } from '@investing-platform/schema/operations';

/** A virtual asset service provider. */
export interface Vasp {
  /** A W3C decentralized identifier. */
  readonly id: string;
  readonly name: string;
  readonly website: string | null;
  /** ISO 3166-1 alpha-2, where it is registered. */
  readonly country: string | null;
  /** Where it is licensed. */
  readonly jurisdictions: readonly string[];
  readonly logoUrl: string | null;
}

export interface VaspSearch {
  readonly ids: readonly string[] | null;
  /** A part of a name or of a website, in either case. */
  readonly query: string | null;
  /** Registered or licensed there. */
  readonly country: string | null;
  readonly limit: number;
}

/** What is publicly known of an address. */
export interface AddressFacts {
  /** The provider that keeps it. */
  readonly keptBy: string | null;
  readonly sanctioned: boolean;
}

/** Whose wallet it is, for the provider that keeps it. */
export interface Beneficiary {
  readonly vaspId: string;
  readonly chain: Chain;
  readonly address: string;
  readonly memo: string | null;
  readonly name: string;
}

/** Who keeps wallets for others, and what is known of addresses. Whatever fails, rejects. */
export interface VaspDirectory {
  /** The best fit first. */
  search(search: VaspSearch): Promise<readonly Vasp[]>;
  factsOf(chain: Chain, address: string): Promise<AddressFacts>;
  /** Whether the provider keeps the address for somebody of that name; null: it does not say. */
  confirms(beneficiary: Beneficiary): Promise<boolean | null>;
}
