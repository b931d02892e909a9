/** How the parts of the Accounts screen are framed. */
export const card = 'border border-line bg-white p-5';
