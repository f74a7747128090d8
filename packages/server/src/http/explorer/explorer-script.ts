/** What runs in the explorer's page. Streams are for the SDK: it sends queries and mutations. */
export const EXPLORER_SCRIPT = `const form = document.querySelector('form');
const shown = document.querySelector('pre');
const fields = form.elements;
let operations = {};
let token = null;

fetch('/graphql-operations.json').then((response) => response.json()).then((all) => {
  operations = all;
  const options = Object.keys(all).map((name) => {
    const option = document.createElement('option');
    option.value = name;
    return option;
  });
  document.querySelector('datalist').append(...options);
});

fields.operation.addEventListener('change', () => {
  const chosen = operations[fields.operation.value];
  if (chosen === undefined) return;
  fields.query.value = chosen.query;
  fields.variables.value = JSON.stringify(chosen.variables, null, 2);
});
for (const field of [fields.id, fields.secret]) {
  field.addEventListener('change', () => {
    token = null;
  });
}

async function bearer() {
  if (fields.id.value === '') return {};
  if (token === null) {
    const both = [fields.id.value, fields.secret.value].map(encodeURIComponent).join(':');
    const response = await fetch('/oauth/token', {
      method: 'POST',
      headers: { authorization: 'Basic ' + btoa(both) },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'full_access' }),
    });
    const answer = await response.json();
    if (answer.access_token === undefined) throw new Error(JSON.stringify(answer, null, 2));
    token = answer.access_token;
  }
  return { authorization: 'Bearer ' + token };
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  shown.textContent = 'One moment';
  try {
    const variables = JSON.parse(fields.variables.value || '{}');
    const response = await fetch('/graphql', {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json', ...(await bearer()) },
      body: JSON.stringify({ query: fields.query.value, variables }),
    });
    if (response.status === 401) token = null;
    shown.textContent = JSON.stringify(await response.json(), null, 2);
  } catch (error) {
    shown.textContent = String(error.message ?? error);
  }
});
`;
