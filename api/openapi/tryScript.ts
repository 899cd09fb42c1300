/**
 * The script of the description page: sends a form's call to this service with the token at the top, and shows the
 * answer. Nothing is kept when the page is left.
 */
export const tryScript = `
const token = document.querySelector('#token');
document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = event.target;
  const shown = form.querySelector('output');
  const button = form.querySelector('button');
  const query = new URLSearchParams();
  const headers = token.value.trim() === '' ? {} : { authorization: 'Bearer ' + token.value.trim() };
  let path = form.dataset.path;
  for (const field of form.querySelectorAll('input')) {
    if (field.dataset.in === 'path') path = path.replace('{' + field.name + '}', encodeURIComponent(field.value));
    else if (field.value === '') continue;
    else if (field.dataset.in === 'query') query.append(field.name, field.value);
    else headers[field.name] = field.value;
  }
  const body = form.querySelector('textarea')?.value;
  if (body !== undefined) headers['content-type'] = 'application/json';
  button.disabled = true;
  try {
    const address = path + (query.size === 0 ? '' : '?' + query);
    const answer = await fetch(address, { method: form.dataset.method, headers, body });
    const text = await answer.text();
    let pretty = text;
    try {
      const json = JSON.parse(text);
      pretty = JSON.stringify(json, null, 1);
      if (json.authentication_token) token.value = json.authentication_token.token;
    } catch {}
    shown.textContent = answer.status + ' ' + answer.statusText + '\\n' + pretty;
  } catch (error) {
    shown.textContent = String(error);
  } finally {
    button.disabled = false;
  }
});
`;
