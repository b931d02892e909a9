/** The form that was sent. What is none is answered with 400: it came from no page of ours. */
export async function sentForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Response('A form was expected.', { status: 400 });
  }
}
