import type { RouterContextProvider } from 'react-router';
import type { SignedInAdministrator } from '#domain/administrators/administrator.ts';
import { companyIn } from '#domain/company/company.server.ts';
import { countNewMessages } from '#domain/contact/desk/contact-inbox.server.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import { mayEnter } from '../route-rights/route-rights.ts';
import { loadPart } from '../screen/screen-loader.server.ts';
import { requiredScreenContext } from './required-screen.server.ts';

/** Reads what the frame around every screen shows: wordmark, signed-in administrator, number of new messages. */
export async function readFrame(
  context: Readonly<RouterContextProvider>,
  administrator: SignedInAdministrator,
) {
  const requiredScreen = context.get(requiredScreenContext);
  const { content, language } = context.get(visitContext);
  const { db, site } = context.get(servicesContext);
  const { wordmark } = companyIn(content.company, language.code, site.hostName);
  if (requiredScreen || !mayEnter(administrator.role, '/admin/messages'))
    return { wordmark, administrator, requiredScreen, newMessages: 0 };
  const newMessages = await loadPart(context, 'Failed to count new messages', () =>
    countNewMessages(db),
  );
  return { wordmark, administrator, requiredScreen, newMessages: newMessages.value ?? 0 };
}

export type FrameData = Awaited<ReturnType<typeof readFrame>>;
