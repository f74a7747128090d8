"""Prints net worth and positions. Needs Python 3.9 and nothing else.

    python3 examples/python/net_worth.py [demo.json]

Without a file: INVESTING_BASE_URL, INVESTING_CLIENT_ID and INVESTING_CLIENT_SECRET.
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
    """Address, id and secret, from a demo file or from the environment."""
    if len(sys.argv) > 1:
        with open(sys.argv[1], encoding="utf-8") as file:
            demo = json.load(file)
        user = next(one for one in demo["users"] if one["plan"] == "plus")
        return demo["baseUrl"], user["clientId"], user["clientSecret"]
    names = ("INVESTING_BASE_URL", "INVESTING_CLIENT_ID", "INVESTING_CLIENT_SECRET")
    return tuple(os.environ[name] for name in names)


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
