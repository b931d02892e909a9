import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#database/connect.ts';
import { company } from '#database/schema/company.ts';
import { translations } from '#database/schema/languages.ts';
import { pages } from '#database/schema/pages.ts';
import { companyIn } from '#domain/company/company.server.ts';
import { createLog } from '#server/log/log.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';
import { translate } from '#tests/world/content/catalogue-rows.ts';
import { mailsTo, openMailServer } from '#tests/world/mail/mail-server.ts';
import { openSite, testAdministrator } from '#tests/world/world.ts';

const path = '/admin/general-settings/company';

let admin: AdminSite;
beforeAll(async () => {
  admin = await openAdminSite();
});
afterAll(() => admin.close());

const stored = async () => {
  const [row] = await admin.world.db.select().from(company);
  if (!row) throw new Error('the company has no row');
  return row;
};
const deleteTranslations = () =>
  admin.world.db.delete(translations).where(eq(translations.entity_type, 'company'));
const edit = async () => ({ id: 1, version: (await stored()).version });

async function get(address: string): Promise<string> {
  await admin.world.announced();
  return (await admin.site.fetch(address)).text();
}

const bytesAt = async (address: string) => {
  await admin.world.announced();
  return Buffer.from(await (await admin.site.fetch(address)).arrayBuffer());
};

const picture = async (size: number) => ({
  name: 'icon.png',
  type: 'image/png',
  bytes: new Uint8Array(
    await sharp({ create: { width: size, height: size, channels: 3, background: '#c00' } })
      .png()
      .toBuffer(),
  ),
});

test('a change by SQL is shown on every page and file that names the company', async () => {
  const cardIn = (html: string) => /\/cards\/site\?v=\w+/.exec(html)?.[0];
  const before = await get('/');
  const cardBefore = cardIn(before);
  expect(before).toContain('Kamsin');
  expect(cardBefore).toBeDefined();
  await admin.world.db.execute(
    sql`update company set name = 'Silver Works', legal_name = 'Silver Works Limited', phone = '+81 75 123 4567',
      wordmark_latin = 'SILVER', wordmark_characters = null, tagline = 'Since yesterday', facebook = 'https://facebook.com/silver',
      email = 'hello@silver.example'`,
  );
  const home = await get('/');
  expect(home).toMatch(/<title>[^<]*Silver Works/);
  expect(home).toContain('property="og:site_name" content="Silver Works"');
  // The picture that other sites show has the tagline, so its address changes.
  expect(cardIn(home)).not.toBe(cardBefore);
  expect(home).toContain('href="https://facebook.com/silver"');
  const contact = await get('/contact');
  expect(contact).toContain('href="tel:+81751234567"');
  expect(contact).toContain('"legalName":"Silver Works Limited"');
  expect(contact).not.toContain('hello@silver.example');
  expect(await get('/news/feed.xml')).toContain('Silver Works');
  expect(await get('/.well-known/security.txt')).toContain('hello@silver.example');
  expect((await admin.read('/admin')).text).toContain('SILVER');
});

test('the form saves the company, and its history and next version follow', async () => {
  const answer = await admin.send(path, 'save', { ...(await edit()), name: 'Gold Works' });
  expect(answer.text).toContain('Company updated successfully');
  expect(await stored()).toMatchObject({ name: 'Gold Works', phone: '+81 75 123 4567' });
  expect(await get('/')).toContain('Gold Works');
  expect((await admin.read('/admin/activity')).text).toContain('Gold Works');
});

test('every process shows a change by SQL, on every host, within a second', async () => {
  const { world, site } = admin;
  const connection = await connect({ databaseUrl: world.databaseUrl, dataDir: world.dataDir });
  const other = await openSite({ ...world, connection });
  try {
    const shown = (name: string) =>
      Promise.all(
        [site, other].map(async (one) => (await (await one.fetch('/')).text()).includes(name)),
      );
    expect(await shown('Copper Works')).toEqual([false, false]);
    await world.db.update(company).set({ name: 'Copper Works' });
    await expect.poll(() => shown('Copper Works')).toEqual([true, true]);
    const translated = async () => {
      const pages = [site, other].map((one) => one.fetch('/contact', { host: 'zh-hant' }));
      const texts = await Promise.all((await Promise.all(pages)).map((page) => page.text()));
      return texts.map((text) => /<title>[^<]*銅線坊/.test(text) && text.includes('銅的地址'));
    };
    expect(await translated()).toEqual([false, false]);
    await deleteTranslations();
    await translate(world.db, 'company', 1, { name: '銅線坊', address: '銅的地址' });
    await expect.poll(translated).toEqual([true, true]);
  } finally {
    await other.close();
    await connection.close();
  }
});

test('a mail after a change names the company', async () => {
  const mails = await openMailServer();
  const site = await openSite(admin.world, { SMTP_URL: mails.url });
  const { email } = testAdministrator;
  const ask = () =>
    site.fetch('/admin/forgot-password', { method: 'POST', body: new URLSearchParams({ email }) });
  const subjects = () =>
    mailsTo(mails, email).map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1]?.trim());
  try {
    await admin.world.db.update(company).set({ name: 'Bronze Works' });
    await admin.world.announced();
    await ask();
    await expect.poll(subjects).toEqual(['A new password for the Bronze Works back-office']);
  } finally {
    await site.close();
    await mails.close();
  }
});

test('an icon that cannot be drawn is answered by the own icon of the site, and logged', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const site = await openSite(admin.world, {}, log);
  const bytes = new TextEncoder().encode('not a picture');
  const icon_url = await admin.world.files.put('carousel', bytes, 'png');
  await admin.world.db.update(company).set({ icon_url });
  await admin.world.announced();
  const icon = await site.fetch('/favicon.svg');
  expect(await icon.text()).not.toContain('data:image/png');
  expect(lines.join('')).toContain('the icon of the company cannot be drawn');
  await admin.world.db.update(company).set({ icon_url: null });
  await site.close();
});

test('a save of an outdated version is a conflict that names both values', async () => {
  const outdated = await edit();
  await admin.world.db.update(company).set({ tagline: 'Theirs' });
  const answer = await admin.send(path, 'save', { ...outdated, tagline: 'Mine' });
  expect(answer.text).toContain('Theirs');
  expect(answer.text).not.toContain('Company updated successfully');
  expect((await stored()).tagline).toBe('Theirs');
});

test.each([
  ['facebook', 'javascript:alert(1)', 'Please enter a full address'],
  ['monday', 'noon', 'Please enter times such as 09:00-18:00'],
  ['exceptions', '2026-02-30 closed', 'is not a date with hours'],
  ['latitude', '91', 'Please enter a number from -90 to 90'],
])('a wrong %s is refused at its field', async (field, value, error) => {
  const before = await stored();
  const answer = await admin.send(path, 'save', { ...(await edit()), [field]: value });
  expect(answer.text).toContain(error);
  expect(await stored()).toEqual(before);
});

test('the contact page shows the hours of the week and the exceptions that are not over', async () => {
  const exceptions =
    '2000-01-01 closed Millennium\n2999-12-25 closed Christmas Day\n2999-12-24 9:00-13:00';
  const hours = { monday: '8:30-12:00, 13:00-17:00', tuesday: 'closed' };
  await admin.send(path, 'save', { ...(await edit()), ...hours, exceptions });
  const contact = await get('/contact');
  expect(contact).toContain('Christmas Day');
  expect(contact).not.toContain('Millennium');
  expect(contact).toContain('Mon </th><td>8:30-12:00, 13:00-17:00<');
});

test('a company with nothing but an exception that is over has no heading above nothing', () => {
  const facts = { exceptions: '2000-01-01 closed Millennium' };
  const shown = companyIn({ facts, translations: new Map() }, 'en', 'x.example');
  expect(shown.exceptions).toEqual([]);
});

test('the code to scan follows the address, and an uploaded picture replaces it', async () => {
  const codeIn = (html: string) => /\/qr\/whatsapp\.svg\?v=[^"&]+/.exec(html)?.[0] ?? 'none';
  const before = codeIn(await get('/contact'));
  const drawn = await get(before);
  expect(drawn).toContain('<svg');
  await admin.send(path, 'save', { ...(await edit()), whatsapp: '+81 90 1234 5678' });
  const after = codeIn(await get('/contact'));
  expect(after).not.toBe(before);
  expect(await get(after)).not.toBe(drawn);
  await admin.send(path, 'save', { ...(await edit()), whatsapp_code: await picture(300) });
  const { whatsapp_code_url } = await stored();
  const contact = await get('/contact');
  expect(contact).toContain(String(whatsapp_code_url));
  expect(codeIn(contact)).toBe('none');
  await admin.send(path, 'save', { ...(await edit()), removed_whatsapp_code: 'on' });
  expect((await stored()).whatsapp_code_url).toBeNull();
});

test('an icon is a PNG of at least 512 pixels', async () => {
  const small = await admin.send(path, 'save', { ...(await edit()), icon: await picture(256) });
  expect(small.text).toContain('The icon must be a PNG of at least 512');
  expect((await stored()).icon_url).toBeNull();
  await admin.send(path, 'save', { ...(await edit()), icon: await picture(512) });
  expect((await stored()).icon_url).toMatch(/\.png$/);
  const sizes = {
    'apple-touch-icon': 180,
    'icon-192': 192,
    'icon-512': 512,
    'icon-maskable-512': 512,
  };
  for (const [name, size] of Object.entries(sizes)) {
    const shown = sharp(await bytesAt(`/${name}.png`));
    expect((await shown.metadata()).width, name).toBe(size);
    const [red, green] = (await shown.stats()).channels;
    expect(red?.max, name).toBeGreaterThan(190);
    expect(green?.min, name).toBe(0);
  }
  const ico = await bytesAt('/favicon.ico');
  expect((await sharp(ico.subarray(22)).metadata()).width).toBe(32);
  expect(await get('/favicon.svg')).toContain('data:image/png;base64,');
  const { icons, name } = JSON.parse(await get('/site.webmanifest'));
  expect(name).toBe((await stored()).name);
  expect(icons).toHaveLength(3);
  await admin.send(path, 'save', { ...(await edit()), removed_icon: 'on' });
  expect(await get('/favicon.svg')).not.toContain('data:image/png');
});

test('a site without facts has whole pages with the name of its host', async () => {
  const { db } = admin.world;
  await deleteTranslations();
  await db.delete(company);
  await db.delete(pages);
  await db.insert(company).values({});
  for (const address of ['/', '/about', '/contact', '/products', '/news']) {
    // A script fills the templates and writes the data.
    const html = (await get(address)).replace(
      /<(script|template)\b(?! type="application\/ld)[\s\S]*?<\/\1>/g,
      '',
    );
    expect(html, address).toMatch(/<title>[^<]*localhost/);
    expect(html, address).not.toMatch(
      />\s*(?:null|undefined)\s*<|(?:null|undefined)["<]|"null|tel:"|href=""/,
    );
    expect(html, address).not.toMatch(/<(h[1-6]|dt|dd|li|ul|a)\b[^>]*>\s*<\/\1>/);
    expect(html, address).not.toContain('/qr/');
    expect(html, address).not.toContain('"description":""');
  }
  expect((await admin.site.fetch('/qr/wechat.svg')).status).toBe(404);
  expect((await admin.site.fetch('/cards/site')).status).toBe(200);
  expect((await admin.read(path)).status).toBe(200);
});
