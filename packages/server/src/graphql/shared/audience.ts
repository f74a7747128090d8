/** Gets the answers of one shared stream. Calls must not block and must not throw. */
export interface StreamMember {
  /**
   * @param answer an execution result; a later one of the same key replaces it
   * @returns null, or where its reader has not taken the last answers yet, when it has: the same
   *   promise until then, which never rejects
   */
  offer(key: string, answer: Buffer): Promise<void> | null;
  /** No more comes; `error` is set where the source failed. */
  end(error: unknown): void;
}

/** The members of one stream, and which of them have not taken the last answers yet. */
export interface Audience {
  /** @param first answers that it gets at once, by key */
  add(member: StreamMember, first: Iterable<readonly [string, Buffer]>): void;
  /** @returns whether it was the last one */
  remove(member: StreamMember): boolean;
  offer(key: string, answer: Buffer): void;
  /** To all, who are forgotten thereby. */
  end(error: unknown): void;
  /**
   * Null where an answer has a taker. Else it resolves when one is ready again, has come, or all
   * have left: who makes answers may wait for that, since until then nobody would see them.
   */
  untilWanted(): Promise<void> | null;
}

export function audience(): Audience {
  const members = new Set<StreamMember>();
  const stalled = new Set<StreamMember>();
  let wanted: PromiseWithResolvers<void> | null = null;

  const wake = (): void => {
    wanted?.resolve();
    wanted = null;
  };

  const give = (member: StreamMember, key: string, answer: Buffer): void => {
    const ready = member.offer(key, answer);
    if (ready === null || stalled.has(member)) return;
    stalled.add(member);
    void ready.then(() => {
      stalled.delete(member);
      wake();
    });
  };

  return {
    add(member, first) {
      members.add(member);
      for (const [key, answer] of first) give(member, key, answer);
      wake();
    },
    remove(member) {
      stalled.delete(member);
      const isLast = members.delete(member) && members.size === 0;
      wake();
      return isLast;
    },
    offer(key, answer) {
      for (const member of members) give(member, key, answer);
    },
    end(error) {
      for (const member of members) member.end(error);
      members.clear();
      stalled.clear();
      wake();
    },
    untilWanted() {
      if (members.size === 0 || stalled.size < members.size) return null;
      wanted ??= Promise.withResolvers();
      return wanted.promise;
    },
  };
}
