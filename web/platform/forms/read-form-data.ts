import { data } from 'react-router';

/** The fields of a form that was sent to a page; what is none, or broke off, is answered with 400. */
export async function sentForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data({ code: 'invalid_input', detail: '' }, { status: 400, statusText: 'Error' });
  }
}
