import type { RouterContextProvider } from 'react-router';
import type { SignedInAdministrator } from '#domain/administrators/administrator.ts';
import { countNewMessages } from '#domain/contact/contact-inbox.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import { mayEnter } from '../rights/route-rights.ts';
import { loadPart } from '../screen/screen-loader.server.ts';
import { requiredScreenContext } from './required-screen.server.ts';

/** Reads what the frame around every screen shows: the signed-in administrator and the number of new messages. */
export async function readFrame(
  context: Readonly<RouterContextProvider>,
  administrator: SignedInAdministrator,
) {
  const requiredScreen = context.get(requiredScreenContext);
  if (requiredScreen || !mayEnter(administrator.role, '/admin/messages'))
    return { administrator, requiredScreen, newMessages: 0 };
  const newMessages = await loadPart(context, 'Failed to count new messages', () =>
    countNewMessages(context.get(servicesContext).db),
  );
  return { administrator, requiredScreen, newMessages: newMessages.value ?? 0 };
}

export type FrameData = Awaited<ReturnType<typeof readFrame>>;
