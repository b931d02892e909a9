import { and, eq, exists, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { deviceDays, knownAddressDays } from '#database/retention/periods.ts';
import { administrators } from '#database/schema/administrators.ts';
import { administrator_devices } from '#database/schema/security.ts';
import { hashOfSecret, newSecret } from '../../secret.server.ts';

/**
 * The account with an e-mail address, whether it has a second factor, and whether it has signed in on this
 * device or from this IP address before.
 */
export async function findVisitor(
  db: Database,
  { email, device, address }: { email: string; device: string | undefined; address: string },
) {
  const own = eq(administrator_devices.administrator_id, administrators.id);
  const { device_hash, last_at } = administrator_devices;
  const hasDevice = (...conditions: Parameters<typeof and>) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(administrator_devices)
        .where(and(own, ...conditions)),
    ).mapWith(Boolean);
  const [found] = await db
    .select({
      id: administrators.id,
      email: administrators.email,
      hasSecondFactor: administrators.twoFactorEnabled,
      isKnownDevice: hasDevice(eq(device_hash, hashOfSecret(device ?? ''))),
      isKnownAddress: hasDevice(
        eq(administrator_devices.address, address),
        gt(last_at, sql`now() - make_interval(days => ${knownAddressDays})`),
      ),
    })
    .from(administrators)
    .where(eq(administrators.email, email));
  return found;
}

/**
 * Records a sign-in on a device and returns the secret for its cookie, which is the given one or a new one.
 * `isNew` if neither device nor IP address is known, but another device is.
 */
export async function rememberDevice(
  db: Database,
  administrator: { id: string; email: string },
  { device, address }: { device: string | undefined; address: string },
): Promise<{ secret: string; isNew: boolean }> {
  const secret = device ?? newSecret();
  const { email, id } = administrator;
  const before = await findVisitor(db, { email, device, address });
  const others = await db.$count(
    administrator_devices,
    eq(administrator_devices.administrator_id, id),
  );
  await db
    .insert(administrator_devices)
    .values({ administrator_id: id, device_hash: hashOfSecret(secret), address })
    .onConflictDoUpdate({
      target: [
        administrator_devices.administrator_id,
        administrator_devices.device_hash,
        administrator_devices.address,
      ],
      set: { last_at: sql`now()` },
    });
  const isKnown = before?.isKnownDevice || before?.isKnownAddress;
  return { secret, isNew: others > 0 && !isKnown };
}

/** Deletes devices whose cookie has expired since their last use. */
export async function forgetDevices(db: Database): Promise<void> {
  await db
    .delete(administrator_devices)
    .where(lt(administrator_devices.last_at, sql`now() - make_interval(days => ${deviceDays})`));
}
