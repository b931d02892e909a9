import { use, useEffect } from 'react';
import { translate } from '#domain/admin-words/t.ts';
import { editAddress, kindName } from '#domain/kinds/kinds.ts';
import { OwnAccess } from '../route-rights/may-follow.ts';
import { latelyUsed } from './lately-used.ts';

/** Adds the record whose form is open to the list of records that the account used last. */
export function useOpenedRecord(kind: string, id: number | undefined, name: string): void {
  const { account } = use(OwnAccess);
  useEffect(() => {
    const to = id === undefined || name === '' ? undefined : editAddress(kind, id);
    if (to) latelyUsed.add(account, { to, name, kind: translate(kindName(kind)) });
  }, [account, kind, id, name]);
}
