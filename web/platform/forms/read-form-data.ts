import { data } from 'react-router';

/**
 * Returns the fields of a form posted to a page. Throws a 400 response if the body is not a form or breaks
 * off.
 */
export async function readFormData(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data({ code: 'invalid_input', detail: '' }, { status: 400, statusText: 'Error' });
  }
}
