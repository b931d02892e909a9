import { withoutNul } from './form-values.ts';

/** The form that was sent. What is none is answered with 400: it came from no page of ours. */
export async function sentForm(request: Request): Promise<FormData> {
  const sent = await request.formData().catch(() => {
    throw new Response('A form was expected.', { status: 400 });
  });
  const form = new FormData();
  for (const [name, value] of sent)
    form.append(name, typeof value === 'string' ? withoutNul(value) : value);
  return form;
}
