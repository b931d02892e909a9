import { changeAccount } from '#domain/administrators/administrator-editing.server.ts';
import { screenAction } from '../../actions/screen-action.server.ts';
import { screenClientAction } from '../../actions/screen-client-action.ts';

const failures = { save: 'Failed to save the choice of editor' };

/** Stores for the account whether texts with HTML open in the editor or as source. */
export const action = screenAction(failures, {
  async save({ form, db, administrator }) {
    await changeAccount(db, administrator.id, { edits_formatted: form.get('formatted') === 'on' });
    return { ok: true };
  },
});
export const clientAction = screenClientAction(failures);

export const loader = () => new Response(null, { status: 405, headers: { Allow: 'POST' } });
