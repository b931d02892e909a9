import { symmetricEncrypt } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { administrator_second_factors, administrators } from '#database/schema/administrators.ts';
import { security_log } from '#database/schema/security.ts';
import { setAdministratorActive } from '#domain/administrators/administrator-editing.server.ts';
import { requireSecondFactor } from '#domain/administrators/second-factor.server.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';
import { runCommand } from '#tests/world/commands.ts';
import { holdPauses } from '#tests/world/people/counted-tries.ts';
import { administrator } from '#tests/world/people/rights.ts';
import { totp } from '#tests/world/people/totp.ts';
import { testAdministrator } from '#tests/world/world.ts';
import { wrongPassword } from '../accounts/own-account/account-texts.ts';
import {
  secondFactorAlreadyOff,
  secondFactorAlreadyOn,
} from './second-factor-operations.server.ts';

const path = '/admin/second-factor';
const password = 'gold and silver';

let admin: AdminSite;
beforeAll(async () => {
  admin = await openAdminSite({ TRUST_PROXY: 'on' });
  await holdPauses(admin.world.db);
});
afterAll(() => admin.close());

/** A signed-in administrator without a second factor, each with their own address. */
let owner: { id: string; email: string };
let jar: Map<string, string>;
let number = 0;
beforeEach(async () => {
  const email = `owner-${++number}@example.com`;
  owner = await admin.site.site.services.accounts.create({ email, name: 'Mei', password });
  jar = new Map();
  await signIn();
});

/** Sends requests as the owner's browser, which keeps cookies. */
async function ask(to: string, values?: Record<string, string>) {
  const response = await admin.site.fetch(to, {
    headers: {
      cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-forwarded-for': `10.2.0.${number}`,
    },
    ...(values && { method: 'POST', body: new URLSearchParams(values) }),
  });
  for (const cookie of response.headers.getSetCookie()) {
    const [, name = '', value = '', rest = ''] = /^([^=]+)=([^;]*)(.*)/.exec(cookie) ?? [];
    if (value === '' || /Max-Age=0/i.test(rest)) jar.delete(name);
    else jar.set(name, value);
  }
  return response;
}

const signIn = () => ask('/admin/login', { email: owner.email, password });
const isIn = async () => (await ask('/admin')).status === 200;

/** Sets the second factor up to the point of the first code. */
async function begin() {
  const html = await (await ask(path, { intent: 'begin', own_password: password })).text();
  const secret = /font-mono text-sm">([A-Z2-7]{20,})</.exec(html)?.[1] ?? '';
  const codes = [...html.matchAll(/<li>([\w]{5}-[\w]{5})<\/li>/g)].map(([, code = '']) => code);
  return { html, secret, codes };
}

/** Turns the factor on with the previous code, because the code that did it cannot be used to sign in. */
async function confirmCode(secret: string): Promise<void> {
  // The request is repeated if the code expires before the server checks it.
  await expect
    .poll(async () => {
      await ask(path, { intent: 'confirm', code: totp(secret, -1) });
      const [found] = await admin.world.db
        .select({ isOn: administrators.twoFactorEnabled })
        .from(administrators)
        .where(eq(administrators.id, owner.id));
      return found?.isOn;
    })
    .toBe(true);
}

async function turnOn() {
  const made = await begin();
  await confirmCode(made.secret);
  return made;
}

const anAdministrator = async () => {
  const { id, email } = administrators;
  const [found] = await admin.world.db
    .select({ id })
    .from(administrators)
    .where(eq(email, testAdministrator.email));
  return { id: found?.id ?? '' };
};

/** A browser that has only the password. */
async function fromElsewhere() {
  jar = new Map();
  return signIn();
}

test('a second factor is set up with the password and a first code, and then required', async () => {
  const made = await begin();
  expect(made.html).toContain('src="data:image/png;base64,');
  expect(made.codes).toHaveLength(10);
  expect((await fromElsewhere()).headers.get('location')).toMatch(/^\/admin\?/);
  await confirmCode(made.secret);
  expect(await isIn()).toBe(true);

  const answer = await fromElsewhere();
  expect(answer.headers.get('location')).toBe('/admin/login-code');
  expect([...jar.keys()].join()).not.toContain('session_token');
  expect(await isIn()).toBe(false);
  const entered = await ask('/admin/login-code', { code: totp(made.secret) });
  expect(entered.headers.get('location')).toMatch(/^\/admin\?signed-in=/);
  expect(await isIn()).toBe(true);
});

test('the code that set it up cannot be used to sign in', async () => {
  const { secret } = await begin();
  const code = totp(secret);
  await ask(path, { intent: 'confirm', code });
  await fromElsewhere();
  expect((await ask('/admin/login-code', { code })).status).toBe(401);
  expect((await ask('/admin/login-code', { code: totp(secret, 1) })).status).toBe(302);
});

test('wrong first codes are slowed down', async () => {
  const { secret } = await begin();
  const answers = [];
  for (let at = 0; at < 12; at++) {
    const answer = await ask(path, { intent: 'confirm', code: totp(secret, 100 + at) });
    answers.push((await answer.text()).includes('Too many wrong codes'));
  }
  expect(answers).toEqual([...Array(10).fill(false), true, true]);
});

/** A second session of the same account, in another browser. */
async function otherBrowser() {
  const here = jar;
  await fromElsewhere();
  const there = jar;
  jar = here;
  return async () => {
    const now = jar;
    jar = there;
    const is = await isIn();
    jar = now;
    return is;
  };
}

test('turning it on or off ends the other sessions if the user wants that', async () => {
  const isInThere = await otherBrowser();
  const { secret } = await begin();
  const on = { intent: 'confirm', code: totp(secret), end_others: 'on' };
  expect(await (await ask(path, on)).text()).toContain('turned on. 1 other session ended');
  expect([await isIn(), await isInThere()]).toEqual([true, false]);
  const off = { intent: 'remove', own_password: password };
  expect(await (await ask(path, off)).text()).toContain('Second factor turned off');
});

test('otherwise the other sessions continue', async () => {
  const isInThere = await otherBrowser();
  await turnOn();
  expect(await isInThere()).toBe(true);
});

const eventsOf = async () =>
  (
    await admin.world.db
      .select({ event: security_log.event })
      .from(security_log)
      .where(eq(security_log.administrator_id, owner.id))
  ).map(({ event }) => event);

test('turning it on or off twice is reported as such and writes no event', async () => {
  const off = await ask(path, { intent: 'remove', own_password: password });
  expect(await off.text()).toContain(secondFactorAlreadyOff);
  expect(await eventsOf()).not.toContain('second factor off');
  const { secret } = await turnOn();
  const again = await ask(path, { intent: 'confirm', code: totp(secret) });
  expect(await again.text()).toContain(secondFactorAlreadyOn);
  const require = { intent: 'require', required: 'no', own_password: password };
  expect(await (await ask(path, require)).text()).toContain('A second factor is already optional');
  const events = await eventsOf();
  expect(events.filter((event) => event === 'second factor on')).toHaveLength(1);
  expect(events).not.toContain('second factor not required');
});

test('the number of remaining recovery codes is shown, and new codes replace them', async () => {
  const { codes } = await turnOn();
  expect(await (await ask(path)).text()).toContain('10 of 10 recovery codes are left');
  await fromElsewhere();
  await ask('/admin/login-code', { code: codes[0] ?? '' });
  expect(await (await ask(path)).text()).toContain('9 of 10 recovery codes are left');
  const refused = await ask(path, { intent: 'codes', own_password: 'not this one' });
  expect(await refused.text()).toContain(wrongPassword);
  const html = await (await ask(path, { intent: 'codes', own_password: password })).text();
  const made = [...html.matchAll(/<li>([\w]{5}-[\w]{5})<\/li>/g)].map(([, code = '']) => code);
  expect(made).toHaveLength(10);
  expect(await (await ask(path)).text()).toContain('10 of 10 recovery codes are left');
  await fromElsewhere();
  expect((await ask('/admin/login-code', { code: codes[1] ?? '' })).status).toBe(401);
  expect((await ask('/admin/login-code', { code: made[1] ?? '' })).status).toBe(302);
});

test('recovery codes are stored as password hashes, and an older encrypted set still works', async () => {
  const { codes } = await turnOn();
  const stored = async () => {
    const mine = eq(administrator_second_factors.userId, owner.id);
    const [row] = await admin.world.db.select().from(administrator_second_factors).where(mine);
    return row?.backupCodes ?? '';
  };
  expect(JSON.parse(await stored())[0]).toMatch(/^scrypt-\d+-\d+-\d+:/);
  const key = 'a secret that only tests know';
  const encrypted = await symmetricEncrypt({ key, data: JSON.stringify(codes) });
  await admin.world.db
    .update(administrator_second_factors)
    .set({ backupCodes: encrypted })
    .where(eq(administrator_second_factors.userId, owner.id));
  for (const code of codes.slice(0, 2)) {
    await fromElsewhere();
    expect((await ask('/admin/login-code', { code })).status).toBe(302);
  }
  expect(JSON.parse(await stored())).toHaveLength(8);
});

test('a wrong password sets nothing up, and a wrong first code turns nothing on', async () => {
  const refused = await ask(path, { intent: 'begin', own_password: 'not this one' });
  expect(await refused.text()).toContain(wrongPassword);
  const { db } = admin.world;
  const mine = eq(administrator_second_factors.userId, owner.id);
  expect(await db.$count(administrator_second_factors, mine)).toBe(0);
  const { secret } = await begin();
  await ask(path, { intent: 'confirm', code: totp(secret, 100) });
  expect((await fromElsewhere()).headers.get('location')).toMatch(/^\/admin\?/);
});

test('neither the secret nor the recovery codes are readable in the database', async () => {
  const { secret, codes } = await turnOn();
  const kept = JSON.stringify(await admin.world.db.select().from(administrator_second_factors));
  expect(kept).not.toContain(secret);
  for (const code of codes) expect(kept).not.toContain(code);
});

test('a recovery code works once, in any spelling of its groups', async () => {
  const { codes } = await turnOn();
  const [code = '', ...others] = codes;
  await fromElsewhere();
  await ask('/admin/login-code', { code });
  expect(await isIn()).toBe(true);
  for (const again of [code, code.replace('-', '')]) {
    await fromElsewhere();
    expect((await ask('/admin/login-code', { code: again })).status).toBe(401);
    expect(await isIn()).toBe(false);
  }
  for (const [at, between] of ['', ' ', ' – '].entries()) {
    await fromElsewhere();
    await ask('/admin/login-code', { code: ` ${others[at]?.replace('-', between)} ` });
    expect(await isIn(), between).toBe(true);
  }
});

test('an app code works once, even with parallel requests and in any spacing', async () => {
  const { secret } = await turnOn();
  const code = totp(secret);
  const waiting = [];
  for (let at = 0; at < 2; at++) {
    await fromElsewhere();
    waiting.push(jar);
  }
  const answers = await Promise.all(
    waiting.map((one) => {
      jar = one;
      return ask('/admin/login-code', { code });
    }),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([302, 401]);
  await fromElsewhere();
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  expect((await ask('/admin/login-code', { code: spaced })).status).toBe(401);
  expect((await ask('/admin/login-code', { code: totp(secret, 1) })).status).toBe(302);
});

test('a used code counts as a wrong one', async () => {
  const { secret } = await turnOn();
  const code = totp(secret);
  await fromElsewhere();
  await ask('/admin/login-code', { code });
  await fromElsewhere();
  for (let at = 0; at < 5; at++) await ask('/admin/login-code', { code });
  expect((await ask('/admin/login-code', { code: totp(secret, 1) })).status).toBe(401);
});

test('a correct code after the limit is not used up', async () => {
  const { secret } = await turnOn();
  const code = totp(secret);
  await fromElsewhere();
  for (let at = 0; at < 5; at++) await ask('/admin/login-code', { code: totp(secret, 50 + at) });
  expect((await ask('/admin/login-code', { code })).status).toBe(401);
  await fromElsewhere();
  expect((await ask('/admin/login-code', { code })).status).toBe(302);
});

const deactivate = async () => {
  const { db } = admin.world;
  await setAdministratorActive(db, await anAdministrator(), owner.id, false);
  await setAdministratorActive(db, await anAdministrator(), owner.id, true);
};

test.each([
  ['the account is deactivated', deactivate],
  [
    'the password is changed',
    (signedIn: typeof jar) => {
      jar = signedIn;
      const new_password = 'another one, longer';
      return ask('/admin/accounts', {
        intent: 'password',
        current_password: password,
        new_password,
      });
    },
  ],
  [
    'its owner signs out everywhere',
    (signedIn: typeof jar) => {
      jar = signedIn;
      return ask('/admin/accounts', { intent: 'everywhere' });
    },
  ],
])('a pending sign-in ends if %s', async (_, end) => {
  const { secret } = await turnOn();
  const signedIn = jar;
  await fromElsewhere();
  const waiting = jar;
  await end(signedIn);
  jar = waiting;
  expect((await ask('/admin/login-code', { code: totp(secret) })).status).toBe(401);
  expect(await isIn()).toBe(false);
});

test('a code after the deactivation of the account starts no session', async () => {
  const { secret } = await turnOn();
  const { db } = admin.world;
  await fromElsewhere();
  const mine = eq(administrators.id, owner.id);
  await db.update(administrators).set({ deactivatedAt: new Date() }).where(mine);
  expect((await ask('/admin/login-code', { code: totp(secret) })).status).toBe(401);
  await db.update(administrators).set({ deactivatedAt: null }).where(mine);
  expect(await isIn()).toBe(false);
});

test('an active second factor cannot be replaced by another one, and the user sees why', async () => {
  await turnOn();
  const { html, secret } = await begin();
  expect(secret).toBe('');
  expect(html).toContain(secondFactorAlreadyOn);
  expect(html).not.toContain(wrongPassword);
});

test('after five wrong codes a correct one is refused, and the log of the account shows it', async () => {
  const { secret } = await turnOn();
  await fromElsewhere();
  for (let at = 0; at < 5; at++)
    expect((await ask('/admin/login-code', { code: totp(secret, 50 + at) })).status).toBe(401);
  expect((await ask('/admin/login-code', { code: totp(secret) })).status).toBe(401);
  expect(await isIn()).toBe(false);
  const lines = await admin.world.db
    .select()
    .from(security_log)
    .where(eq(security_log.administrator_id, owner.id));
  expect(lines.filter(({ event }) => event === 'wrong code').length).toBeGreaterThan(3);
});

test('a code without a correct password before it is refused', async () => {
  const { secret } = await turnOn();
  jar = new Map();
  expect((await ask('/admin/login-code', { code: totp(secret) })).status).toBe(401);
  await ask('/admin/login', { email: owner.email, password: 'wrong' });
  expect((await ask('/admin/login-code', { code: totp(secret) })).status).toBe(401);
});

test('the sign-in dialog over an open form also asks for the code', async () => {
  const { secret } = await turnOn();
  jar = new Map();
  const first = await ask('/admin/sign-in-again', { email: owner.email, password });
  expect(await first.json()).toEqual({ needsCode: true });
  expect(await isIn()).toBe(false);
  expect((await ask('/admin/sign-in-again', { code: totp(secret) })).status).toBe(200);
  expect(await isIn()).toBe(true);
});

test('turning it off requires the password and is reported by a notice', async () => {
  const { secret } = await turnOn();
  await ask(path, { intent: 'remove', own_password: 'not this one' });
  expect((await fromElsewhere()).headers.get('location')).toBe('/admin/login-code');
  await ask('/admin/login-code', { code: totp(secret) });
  await ask(path, { intent: 'remove', own_password: password });
  expect(await (await ask('/admin')).text()).toContain('was turned off');
  expect((await fromElsewhere()).headers.get('location')).toMatch(/^\/admin\?/);
});

test('if it is required, an administrator without one can only set it up', async () => {
  const { db } = admin.world;
  await requireSecondFactor(db, administrator, true);
  try {
    for (const screen of ['/admin', '/admin/products', '/admin/accounts'])
      expect((await ask(screen)).headers.get('location')).toBe(path);
    const invited = { name: 'X', email: 'x@example.com', own_password: password };
    expect((await ask('/admin/accounts', { intent: 'invite', ...invited })).status).toBe(302);
    expect((await ask('/functions/v1/get-stale-files')).status).toBe(401);
    expect(await (await ask(path)).text()).toContain('A second factor is required.');
    await turnOn();
    expect(await isIn()).toBe(true);
    expect((await ask('/functions/v1/get-stale-files')).status).toBe(200);
  } finally {
    await requireSecondFactor(db, administrator, false);
  }
});

test('only an administrator with a second factor can require it, with the password', async () => {
  const required = () => ask(path, { intent: 'require', required: 'yes', own_password: password });
  await required();
  expect(await isIn()).toBe(true);
  await turnOn();
  await ask(path, { intent: 'require', required: 'yes', own_password: 'not this one' });
  expect(await (await ask(path)).text()).toContain('A second factor is optional.');
  await required();
  expect(await (await ask(path)).text()).toContain('Anyone without one must set one up');
  await ask(path, { intent: 'require', required: 'no', own_password: password });
  expect(await (await ask(path)).text()).toContain('A second factor is optional.');
});

test('an operator of the server can turn it off for a user who has lost app and codes', async () => {
  await turnOn();
  const { code } = await runCommand('reset-password', [owner.email, '--without-second-factor'], {
    DATABASE_URL: admin.world.databaseUrl,
  });
  expect(code).toBe(0);
  expect((await fromElsewhere()).headers.get('location')).toMatch(/^\/admin\?/);
});
