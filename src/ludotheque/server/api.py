"""API: everything but the live table, over HTTP (see docs/api.md)."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

import ludotheque
from ludotheque.kernel.errors import LudothequeError, SetupError
from ludotheque.kernel.game import Game
from ludotheque.kernel.registry import games
from ludotheque.kernel.scene import Item
from ludotheque.kernel.workshop import Workshop

from .analyst import Found
from .archive import LINES
from .house import House
from .icons import IconSet
from .journal import Agreed, Entry, Invited, Joined, Left, Returned, SeatRecord, Withdrawn
from .ledger import Ledger
from .limits import Buckets
from .messages import Lang
from .metrics import may_watch
from .refusal import Refusal, Trouble, say, shortened, troubles
from .shapes import (
    Agree,
    Agreement,
    Bug,
    BugReport,
    CheckedMade,
    CheckMade,
    Credit,
    DeckCatalogue,
    GameShape,
    Health,
    Hint,
    Invite,
    InvitedSeat,
    Join,
    JoinedSeat,
    Leave,
    Lines,
    MadeSeat,
    MadeTable,
    MapCatalogue,
    NewTable,
    OpenedSeat,
    Opening,
    PlayOn,
    Rematch,
    Replay,
    Rules,
    SeatFacts,
    Step,
    TableFacts,
    WantedSeat,
    Withdraw,
)
from .shelf import shelf
from .table import LiveTable
from .tokens import hash_token, new_token
from .workshops import catalogue, check

Bearer = list[dict[str, list[str]]]
SEAT: Bearer = [{"seat": []}]
SEAT_OR_NOBODY: Bearer = [{"seat": []}, {}]
FOREVER = {"cache-control": "public, max-age=31536000, immutable"}

AnyRequest = Request[Any, Any, Any]
TableName = Annotated[str, PathParameter(max_length=40)]
MoveNumber = Annotated[int, PathParameter(ge=0, le=1_000_000)]
LineNumber = Annotated[int, QueryParameter(ge=0, le=10_000_000)]
SeatNumber = Annotated[str, QueryParameter(pattern="^[0-9]{0,2}$")]
"""Empty for no seat: a number that may be missing would also be missing when it says ``null``."""
TheHouse = NamedDependency[House]
TheIcons = NamedDependency[IconSet]
TheOpenings = NamedDependency[Buckets]


# The shelf ------------------------------------------------------------------------------------------------------------


@get("/api/games", summary="The shelf", tags=["games"], sync_to_thread=False)
def list_games(lang: FromQuery[Lang] = "en") -> list[GameShape]:
    return shelf(lang)


@get("/api/games/{game:str}/rules", summary="A game's rulebook", tags=["games"], sync_to_thread=False)
def read_rules(game: FromPath[str], lang: FromQuery[Lang] = "en") -> Rules:
    return Rules(_game(game).rulebook(lang).chapters)


@get("/api/games/{game:str}/cards/{card:str}", summary="A card as printed", tags=["games"], sync_to_thread=False)
def read_card(game: FromPath[str], card: FromPath[str], lang: FromQuery[Lang] = "en") -> Item:
    found = _game(game)
    try:
        return found.card(card, lang)
    except (LookupError, ValueError, TypeError):  # whatever a game makes of a name it never printed
        raise Refusal("not-found", what="card", name=shortened(card)) from None


@get(
    "/api/games/{game:str}/drawings/{file:str}",
    summary="A picture of the game's skin, as NAME.svg",
    tags=["games"],
    media_type="image/svg+xml",
    sync_to_thread=False,
)
def read_drawing(game: FromPath[str], file: FromPath[str]) -> Response[str]:
    drawing = _game(game).drawings.get(file.removesuffix(".svg")) if file.endswith(".svg") else None
    if drawing is None:
        raise Refusal("not-found", what="drawing", name=shortened(file))
    return Response(drawing, media_type="image/svg+xml", headers={"cache-control": "public, max-age=3600"})


# Workshops ------------------------------------------------------------------------------------------------------------


@get(
    "/api/games/{game:str}/workshops/{workshop:str}",
    summary="What can be built, and from what",
    tags=["games"],
    sync_to_thread=True,
)
def read_workshop(
    game: FromPath[str], workshop: FromPath[str], lang: FromQuery[Lang] = "en"
) -> DeckCatalogue | MapCatalogue:
    _workshop(game, workshop)
    return catalogue(game, workshop, lang)


@post(
    "/api/games/{game:str}/workshops/{workshop:str}/check",
    summary="What is to be said about something built",
    tags=["games"],
    status_code=200,
)
async def check_made(
    request: AnyRequest, game: FromPath[str], workshop: FromPath[str], data: JSONBody[CheckMade], house: TheHouse
) -> CheckedMade:
    request.scope["state"]["lang"] = data.lang
    return await house.workroom.do(_address(request), check, _game(game), _workshop(game, workshop), data)


# Tables ---------------------------------------------------------------------------------------------------------------


@post("/api/tables", summary="Set up a table", tags=["tables"])
async def create_table(
    request: AnyRequest, data: JSONBody[NewTable], house: TheHouse, openings: TheOpenings
) -> MadeTable:
    request.scope["state"]["lang"] = data.lang
    game = games().get(data.game)
    if game is None:
        raise Refusal("setup", problems=[Trouble("game", say(data.lang, "not-found", what="game", name=data.game))])
    seats, made = _set_seats(game, data.seats, data.lang)
    address = _address(request)
    if address and not openings.take(address):
        raise Refusal("too-many-tables", limit=house.config.limits.tables_per_hour)
    try:
        table = await house.create(game, data, seats, address)
    except SetupError as error:
        raise Refusal("setup", problems=troubles(error.problems, data.lang)) from None
    return MadeTable(table.id, made)


@get("/api/tables/{table:str}", summary="What anyone may know of a table", tags=["tables"])
async def read_table(table: TableName, house: TheHouse, lang: FromQuery[Lang] = "en") -> TableFacts:
    live = await house.table(table)
    async with live.lock:
        match = live.match
        return TableFacts(
            table=live.id,
            game=live.game.name,
            mode=match.header.mode,
            settings=match.header.options,
            plates=match.scene(None, lang, live.sights.plates(lang)).plates,
            move=match.move,
            over=match.table.over,
            created=live.ledger.record.created,
            commitment=match.table.dice.commitment,
            key=match.header.key if match.table.over else "",
            hints=live.ledger.hints,
            lookback=live.ledger.record.lookback,
            free=[seat for seat, holder in enumerate(live.ledger.seats) if holder.invitation],
            rematch=await house.rematch_of(live.id) if match.table.over else "",
        )


@post(
    "/api/tables/{table:str}/rematch",
    summary="Play again: the same seats at a new table, each with the token it has",
    tags=["tables"],
    status_code=200,
    security=SEAT,
)
async def play_again(request: AnyRequest, table: TableName, house: TheHouse, openings: TheOpenings) -> Rematch:
    live = await house.table(table)
    _seat_of(request, live.ledger)
    address = _address(request)
    if address and not await house.rematch_of(table) and not openings.take(address):
        raise Refusal("too-many-tables", limit=house.config.limits.tables_per_hour)
    return Rematch((await house.rematch(live, address)).id)


@post(
    "/api/tables/{table:str}/invitation",
    summary="Which seat an invitation opens",
    tags=["tables"],
    status_code=200,
)
async def read_invitation(table: TableName, data: JSONBody[Opening], house: TheHouse) -> OpenedSeat:
    live = await house.table(table)
    async with live.lock:
        return OpenedSeat(_open_seat(live.ledger, data.invitation))


@post("/api/tables/{table:str}/join", summary="Trade an invitation for a seat", tags=["tables"], status_code=200)
async def join_table(table: TableName, data: JSONBody[Join], house: TheHouse) -> JoinedSeat:
    token, seat = data.token or new_token(), 0

    def decide(ledger: Ledger) -> Entry | None:
        nonlocal seat
        seats = ledger.seats
        spent, mine = seats.of_spent(data.invitation), seats.of_token(token)
        if mine is not None and mine == spent:
            seat = mine
            return None  # asked again, since the answer got lost
        seat = _open_seat(ledger, data.invitation)
        if mine is not None:
            raise Refusal("token-used")
        return Joined(seat, hash_token(token), clean_name(data.name))

    await (await house.table(table)).change_seats(decide)
    return JoinedSeat(seat, token)


@post(
    "/api/tables/{table:str}/invite",
    summary="A new invitation to a friend's seat; older ones open it no more",
    tags=["tables"],
    status_code=200,
    security=SEAT,
)
async def invite_friend(request: AnyRequest, table: TableName, data: JSONBody[Invite], house: TheHouse) -> InvitedSeat:
    invitation = new_token()

    def decide(ledger: Ledger) -> Entry:
        _check_host(request, ledger, data.seat)
        return Invited(data.seat, hash_token(invitation))

    await (await house.table(table)).change_seats(decide)
    return InvitedSeat(data.seat, invitation)


@post(
    "/api/tables/{table:str}/withdraw",
    summary="Take an invitation back and let a bot play",
    tags=["tables"],
    status_code=200,
    security=SEAT,
)
async def withdraw_invitation(
    request: AnyRequest, table: TableName, data: JSONBody[Withdraw], house: TheHouse, lang: FromQuery[Lang] = "en"
) -> SeatFacts:
    live = await house.table(table)

    def decide(ledger: Ledger) -> Entry:
        _check_host(request, ledger, data.seat)
        return Withdrawn(data.seat, _strength(live.game, data.bot, "bot", lang))

    await live.change_seats(decide)
    return SeatFacts(data.seat, bot=True)


@post("/api/tables/{table:str}/leave", summary="Let a bot take over", tags=["tables"], status_code=200, security=SEAT)
async def leave_table(
    request: AnyRequest, table: TableName, data: JSONBody[Leave], house: TheHouse, lang: FromQuery[Lang] = "en"
) -> SeatFacts:
    live, seat = await house.table(table), 0

    def decide(ledger: Ledger) -> Entry:
        nonlocal seat
        seat = _seat_of(request, ledger)
        if ledger.seats[seat].bot:
            raise Refusal("left")
        return Left(seat, _strength(live.game, data.bot, "bot", lang))

    await live.change_seats(decide)
    return SeatFacts(seat, bot=True)


@post("/api/tables/{table:str}/return", summary="Take one's seat back", tags=["tables"], status_code=200, security=SEAT)
async def return_to_table(request: AnyRequest, table: TableName, house: TheHouse) -> SeatFacts:
    seat = 0

    def decide(ledger: Ledger) -> Entry:
        nonlocal seat
        seat = _seat_of(request, ledger)
        if not ledger.seats[seat].bot:
            raise Refusal("not-left")
        return Returned(seat)

    await (await house.table(table)).change_seats(decide)
    return SeatFacts(seat, bot=False)


@post(
    "/api/tables/{table:str}/hint",
    summary="What a strong bot would do",
    tags=["tables"],
    status_code=200,
    security=SEAT,
)
async def give_hint(request: AnyRequest, table: TableName, house: TheHouse, lang: FromQuery[Lang] = "en") -> Hint:
    live = await house.table(table)
    reply, label = await live.hint(_seat_of(request, live.ledger), lang)
    return Hint(reply.option, label, reply.considered)


@post(
    "/api/tables/{table:str}/agree",
    summary="Agree that hints may be asked for",
    tags=["tables"],
    status_code=200,
    security=SEAT,
)
async def agree_to_hints(request: AnyRequest, table: TableName, data: JSONBody[Agree], house: TheHouse) -> Agreement:
    live, seat, yes = await house.table(table), 0, data.hints == "yes"

    def decide(ledger: Ledger) -> Entry | None:
        nonlocal seat
        seat = _seat_of(request, ledger)
        return None if ledger.seats[seat].agreed == yes else Agreed(seat, yes)

    await live.change_seats(decide)
    return Agreement(seat, yes, live.ledger.hints)


# Looking back ---------------------------------------------------------------------------------------------------------


@get("/api/tables/{table:str}/steps/{move:int}", summary="A past position", tags=["replay"], security=SEAT_OR_NOBODY)
async def read_step(
    request: AnyRequest,
    table: TableName,
    move: MoveNumber,
    house: TheHouse,
    seat: SeatNumber = "",
    lang: FromQuery[Lang] = "en",
) -> Step:
    live = await house.table(table)
    async with live.lock:
        match, eye, plates = live.match, _eye(request, live, int(seat) if seat else None), live.sights.plates(lang)
        if move > match.move:
            raise Refusal("not-found", what="step", name=str(move))
        if not (live.ledger.record.lookback or match.table.over):
            raise Refusal("no-lookback")
        answers = match.answers[:move]
    return await house.archive.step(live.id, match, answers, eye, lang, plates, _address(request))


@post(
    "/api/tables/{table:str}/steps/{move:int}/play",
    summary="Play a finished match on from a step, as a table of its own against bots",
    tags=["replay"],
)
async def play_on(
    request: AnyRequest,
    table: TableName,
    move: MoveNumber,
    data: JSONBody[PlayOn],
    house: TheHouse,
    openings: TheOpenings,
    lang: FromQuery[Lang] = "en",
) -> MadeTable:
    live = await house.table(table)
    if data.seat >= len(live.ledger.seats):
        raise Refusal("not-found", what="seat", name=str(data.seat))
    address = _address(request)
    if address and not openings.take(address):
        raise Refusal("too-many-tables", limit=house.config.limits.tables_per_hour)
    person, bot = WantedSeat("me", data.name), WantedSeat("bot")
    wanted = [person if seat == data.seat else bot for seat in range(len(live.ledger.seats))]
    seats, made = _set_seats(live.game, wanted, lang)
    return MadeTable((await house.branch(live, move, seats, address)).id, made)


@get(
    "/api/tables/{table:str}/log",
    summary="Earlier lines of the story, as many as are sent at once",
    tags=["replay"],
    security=SEAT_OR_NOBODY,
)
async def read_log(
    request: AnyRequest, table: TableName, house: TheHouse, before: LineNumber = 0, lang: FromQuery[Lang] = "en"
) -> Lines:
    live = await house.table(table)
    async with live.lock:
        eye, story = _eye(request, live, None), live.match.table.story
        end = min(before or len(story), len(story))
        first = max(0, end - LINES)
        return Lines(live.sights.log(eye, lang, first)[: end - first], first)


@get("/api/tables/{table:str}/replay", summary="The whole match, once over", tags=["replay"])
async def read_replay(request: AnyRequest, table: TableName, house: TheHouse) -> Replay:
    live = await house.table(table)
    async with live.lock:
        match = live.match
        if not match.table.over:
            raise Refusal("not-over")
    return await house.archive.replay(live.id, match, _address(request))  # nothing can change it any more


@get("/api/tables/{table:str}/analysis", summary="Who was winning when, and what cost most", tags=["replay"])
async def read_analysis(table: TableName, house: TheHouse) -> Found:
    live = await house.table(table)
    async with live.lock:
        match = live.match
        if not match.table.over:
            raise Refusal("not-over")
    return await house.analyses.of(table, match)


@post(
    "/api/tables/{table:str}/report",
    summary="What to attach to a bug report",
    tags=["replay"],
    status_code=200,
    security=SEAT_OR_NOBODY,
)
async def report_bug(request: AnyRequest, table: TableName, house: TheHouse, lang: FromQuery[Lang] = "en") -> BugReport:
    live = await house.table(table)
    async with live.lock:
        match, eye, plates = live.match, _eye(request, live, None), live.sights.plates(lang)
        header = match.header
        bug = Bug(
            app=ludotheque.__version__,
            game=header.game,
            rules=header.rules,
            content=header.content,
            mode=header.mode,
            settings=header.options,
            table=live.id,
            version=live.ledger.version,
            seat=eye,
            scene=match.scene(eye, lang, plates),
            log=match.log(eye, lang, plates, max(0, len(match.table.story) - LINES)),
            commitment=match.table.dice.commitment,
        )
    if match.table.over:
        bug = msgspec.structs.replace(bug, replay=await house.archive.replay(live.id, match, _address(request)))
    return BugReport(bug)


# Odds and ends --------------------------------------------------------------------------------------------------------


@get("/healthz", summary="Whether all goes well: 503 if not", tags=["server"])
async def check_health(house: TheHouse) -> Response[Health]:
    found = await house.health()
    return Response(found, status_code=200 if found.ok else 503)


@get("/metrics", include_in_schema=False)
async def read_metrics(request: AnyRequest, house: TheHouse) -> Response[bytes]:
    host = request.client.host if request.client else ""
    page = house.metrics.page() if may_watch(host, house.config.metrics) else None
    if page is None:
        raise Refusal("not-found", what="page", name="/metrics")
    return Response(page, media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/icons/credits.json", summary="Whose work the icons are", tags=["icons"], sync_to_thread=False)
def read_credits(icons: TheIcons) -> list[Credit]:
    return icons.credits


@get(
    "/icons/{file:str}",
    summary="One icon, as NAME.svg",
    tags=["icons"],
    media_type="image/svg+xml",
    sync_to_thread=False,
)
def read_icon(file: FromPath[str], icons: TheIcons) -> Response[str]:
    drawing = icons.svg(file.removesuffix(".svg")) if file.endswith(".svg") else None
    if drawing is None:
        raise Refusal("not-found", what="icon", name=shortened(file))
    return Response(drawing, media_type="image/svg+xml", headers=FOREVER)


HANDLERS = [
    list_games,
    read_rules,
    read_card,
    read_drawing,
    read_workshop,
    check_made,
    create_table,
    read_table,
    read_invitation,
    join_table,
    invite_friend,
    withdraw_invitation,
    leave_table,
    return_to_table,
    give_hint,
    agree_to_hints,
    read_step,
    read_log,
    read_replay,
    read_analysis,
    play_again,
    play_on,
    report_bug,
    check_health,
    read_credits,
    read_icon,
]


# Helpers --------------------------------------------------------------------------------------------------------------


def _address(request: AnyRequest) -> str:
    """Whom to count this visitor as; empty: nobody is counted."""
    return str(request.scope["state"].get("address", ""))


def _game(name: str) -> Game[Any]:
    try:
        return ludotheque.game(name)
    except LudothequeError:
        raise Refusal("not-found", what="game", name=shortened(name)) from None


def _workshop(game: str, id: str) -> Workshop[Any]:
    found = _game(game).workshops.get(id)
    if found is None:
        raise Refusal("not-found", what="workshop", name=shortened(id))
    return found


def clean_name(name: str) -> str:
    """A name as people may see it: no control or private characters, no space at the ends."""
    return "".join(c for c in name if unicodedata.category(c)[0] != "C").strip()


def _strength(game: Game[Any], wanted: str, where: str, lang: str) -> str:
    """The strength asked for; without one, normal or the game's first."""
    strengths = game.strengths
    if not wanted:
        return "normal" if "normal" in strengths else next(iter(strengths))
    if wanted not in strengths:
        what = say(lang, "no-strength", wanted=wanted, known=", ".join(strengths))
        raise Refusal("setup", problems=[Trouble(where, what)])
    return wanted


def _set_seats(game: Game[Any], wanted: list[WantedSeat], lang: str) -> tuple[list[SeatRecord], list[MadeSeat]]:
    """Seats as they are stored (hashes) and as the creator is told of them (tokens)."""
    kept, made = [], []
    for number, seat in enumerate(wanted):
        token = new_token() if seat.kind == "me" else ""
        invitation = new_token() if seat.kind == "friend" else ""
        bot = seat.kind == "bot"
        strength = _strength(game, seat.strength, f"seats.{number}.strength", lang) if bot else ""
        hashes = [hash_token(secret) if secret else "" for secret in (token, invitation)]
        kept.append(SeatRecord(seat.kind, clean_name(seat.name), strength, *hashes))
        made.append(MadeSeat(number, seat.kind, token, invitation))
    return kept, made


def _bearer(request: AnyRequest) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def _seat_of(request: AnyRequest, ledger: Ledger) -> int:
    """The seat that the request's token speaks for."""
    token = _bearer(request)
    seat = ledger.seats.of_token(token) if token else None
    if seat is None:
        raise Refusal("token")
    return seat


def _open_seat(ledger: Ledger, invitation: str) -> int:
    """The seat that an invitation opens."""
    seat = ledger.seats.of_invitation(invitation)
    if seat is None:
        raise Refusal("invitation" if ledger.seats.of_spent(invitation) is None else "invitation-used")
    return seat


def _check_host(request: AnyRequest, ledger: Ledger, seat: int) -> None:
    """Whether the creator asks (whoever sits where "me" was asked for), about a seat that no friend plays on yet."""
    if ledger.seats[_seat_of(request, ledger)].kind != "me":
        raise Refusal("host")
    if seat >= len(ledger.seats) or ledger.seats[seat].kind != "friend":
        raise Refusal("no-friend")
    if ledger.seats[seat].acted:
        raise Refusal("seat-taken")


def _eye(request: AnyRequest, live: LiveTable, wanted: int | None) -> int | None:
    """Whose eyes: the token's, or nobody's; once the game is over, anyone's."""
    if wanted is not None:
        if wanted >= len(live.ledger.seats):
            raise Refusal("not-found", what="seat", name=str(wanted))
        if not live.match.table.over:
            raise Refusal("not-over")
        return wanted
    return _seat_of(request, live.ledger) if _bearer(request) else None
