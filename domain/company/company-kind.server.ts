import type { Database } from '#database/connect.ts';
import { company } from '#database/schema/company.ts';
import { defineKind } from '../records/kind.server.ts';
import { addRecord, changeRecord } from '../records/record-editing.server.ts';
import { saveRecord } from '../records/saved-record.server.ts';
import { companyWords } from './company-fields.ts';
import { companyForm } from './company-form.ts';

/** The company's row as its form edits it; undefined if it was deleted. */
export async function findCompany(db: Database) {
  const [row] = await db.select().from(company);
  return row;
}

export type CompanyToEdit = NonNullable<Awaited<ReturnType<typeof findCompany>>>;

const picture = { kind: 'image', folder: 'carousel', step: 'store picture' } as const;

const uploads = {
  icon: { ...picture, kind: 'icon', column: 'icon_url' },
  wechat_code: { ...picture, column: 'wechat_code_url' },
  whatsapp_code: { ...picture, column: 'whatsapp_code_url' },
} as const;

/** The kind of the company, which has one record. */
export const companyKind = defineKind({
  ...companyWords,
  form: companyForm,
  table: company,
  uploads,
  read: findCompany,
  save(stores, { edit, input }, chosen) {
    const { removed_icon, removed_wechat_code, removed_whatsapp_code, ...facts } = input;
    const removed = {
      ...(removed_icon && { icon_url: null }),
      ...(removed_wechat_code && { wechat_code_url: null }),
      ...(removed_whatsapp_code && { whatsapp_code_url: null }),
    };
    return saveRecord(stores, { uploads, step: 'save' }, chosen, async (tx, { addresses }) => {
      const columns = { ...facts, ...removed, ...addresses };
      if (!edit) return { ok: true, id: await addRecord(tx, company, columns) };
      const saved = await changeRecord(tx, company, edit, columns);
      return saved.ok ? { ...saved, version: (await findCompany(tx))?.version } : saved;
    });
  },
});
