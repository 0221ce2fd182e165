/** A response as Mollie's API v2 sends it (HAL). */
export interface MollieAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized Request',
  404: 'Not Found',
  409: 'Conflict',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

/** An error in Mollie's common form. `field` names the wrong field of the request. */
export const mollieRefusal = (status: number, detail: string, field?: string): MollieAnswer => ({
  status,
  body: {
    status,
    title: titles[status] ?? 'Error',
    detail,
    ...(field === undefined ? {} : { field }),
    _links: { documentation: { href: 'https://docs.mollie.com/errors', type: 'text/html' } },
  },
  // Mollie's client retries after 2 s of its own unless this header overrides it.
  ...(status === 503 || status === 429 ? { headers: { 'retry-after': '0' } } : {}),
});
