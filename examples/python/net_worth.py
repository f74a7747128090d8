"""Prints net worth and positions. Needs Python 3.9 and nothing else.

    python3 examples/python/net_worth.py [demo.json]

Calls as INVESTING_CLIENT_ID with INVESTING_CLIENT_SECRET at INVESTING_BASE_URL where they are set,
else as a demo user of the file: by default demo.json in DATA_DIR, which the server writes.
"""

import base64
import json
import os
import sys
import urllib.error
import urllib.parse
import urllib.request
from decimal import Decimal


def credential():
    """Address, id and secret, from the environment or from a demo file."""
    env = os.environ
    own = env.get("INVESTING_CLIENT_ID"), env.get("INVESTING_CLIENT_SECRET")
    if len(sys.argv) < 2 and all(own):
        port = env.get("PORT", "4000")
        return (env.get("INVESTING_BASE_URL", "http://localhost:" + port), *own)
    default = os.path.join(env.get("DATA_DIR", ".data"), "demo.json")
    path = sys.argv[1] if len(sys.argv) > 1 else default
    try:
        with open(path, encoding="utf-8") as file:
            demo = json.load(file)
    except OSError:
        sys.exit("Cannot read " + path + ". Start the server first: npm start")
    user = next(one for one in demo["users"] if one["plan"] == "plus")
    base = env.get("INVESTING_BASE_URL", demo["baseUrl"])
    return base, user["clientId"], user["clientSecret"]


def post(url, body, headers):
    """The JSON that an address answers, errors of the API too."""
    request = urllib.request.Request(url, data=body, headers=headers, method="POST")
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        return json.load(error)


def sign_in(base, client_id, secret):
    """A token of one hour."""
    both = ":".join(urllib.parse.quote(part, safe="") for part in (client_id, secret))
    basic = base64.b64encode(both.encode()).decode()
    form = {"grant_type": "client_credentials", "scope": "portfolio.read"}
    answer = post(
        base + "/oauth/token",
        urllib.parse.urlencode(form).encode(),
        {"Authorization": "Basic " + basic},
    )
    if "access_token" not in answer:
        sys.exit("No token: " + json.dumps(answer))
    return answer["access_token"]


def ask(base, token, query, params=None):
    """What an operation answers; ends the program with its code and message where it fails."""
    body = json.dumps({"query": query, "variables": {"params": params or {}}})
    headers = {"Authorization": "Bearer " + token, "Content-Type": "application/json"}
    answer = post(base + "/graphql", body.encode(), headers)
    if answer.get("errors"):
        error = answer["errors"][0]
        sys.exit(error["extensions"]["code"] + ": " + error["message"])
    return answer["data"]


base_url, own_id, own_secret = credential()
token = sign_in(base_url, own_id, own_secret)

totals = ask(base_url, token, "{ netWorthDashboard { totals { netWorth currency } } }")
worth = totals["netWorthDashboard"]["totals"]
# Amounts come as text, so that no digit is lost: Decimal, never float.
print(f"Net worth {Decimal(worth['netWorth']):,} {worth['currency']}")

positions = ask(
    base_url,
    token,
    "query ($params: GetPositionsInput) "
    "{ getPositions(params: $params) { symbol quantity marketValue currency } }",
    {"tradingMode": "LIVE"},
)
for position in positions["getPositions"]:
    value = position["marketValue"]
    shown = "no price" if value is None else f"{Decimal(value):,} {position['currency']}"
    print(f"{position['symbol']:8} {position['quantity']:>14} {shown:>20}")
