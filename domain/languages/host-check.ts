/** What a check of a language's host found, as codes; the screen has the words. */
export interface HostCheck {
  host: string;
  siteHost: string;
  /** Whether the name leads to the addresses of the site's host. */
  name: 'same' | 'other' | 'missing' | 'no answer' | 'local' | 'no host';
  /** Whether a TLS connection to the host succeeds; 'not needed' for a site without https. */
  certificate: 'valid' | 'other name' | 'not trusted' | 'no answer' | 'not needed' | 'not checked';
  /** Set for a valid certificate. */
  certificateEnds?: Date;
}
