// Choko in C++: the yardstick for packages/games/src/choko/rules.ts, with the same data layout and the same work in
// apply and undo.
//
//   g++ -O3 -march=native -std=c++17 -o choko choko.cpp
//   ./choko standard <depth> <position text>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <vector>

namespace {

constexpr int WIDTH = 5;
constexpr uint32_t BOARD = (1u << 25) - 1;
constexpr uint32_t FILE_A = 0b0000100001000010000100001;
constexpr uint32_t NOT_FILE_A = BOARD & ~FILE_A;
constexpr uint32_t NOT_FILE_E = BOARD & ~(FILE_A << 4);
constexpr int CLOCK_LIMIT = 100;

enum Kind : uint32_t { DROP, STEP, CAPTURE, PASS };
constexpr uint32_t NOWHERE = 31;
constexpr uint32_t PASS_MOVE = (PASS << 15) | (NOWHERE << 10) | (NOWHERE << 5) | NOWHERE;

constexpr uint32_t makeMove(uint32_t kind, uint32_t removed, uint32_t from, uint32_t to) {
  return (kind << 15) | (removed << 10) | (from << 5) | to;
}

// Hands, initiative (0 nobody) and side to move are eleven bits, the standing; the clock runs above them.
constexpr uint32_t STANDINGS = 1 << 11, STANDING = STANDINGS - 1, TURN_BIT = 1 << 10, TICK = STANDINGS;

/** The position as the side to move sees it; the key of the standing is added when a key is read. */
struct Frame {
  uint32_t mine, theirs;
  uint32_t status;
  uint32_t keyLow, keyHigh;
};

constexpr uint32_t makeStanding(uint32_t white, uint32_t black, uint32_t initiative, uint32_t turn) {
  return white | (black << 4) | (initiative << 8) | (turn << 10);
}
constexpr uint32_t turnOf(uint32_t status) { return (status >> 10) & 1; }
constexpr uint32_t handOf(uint32_t status, uint32_t side) { return (status >> (side * 4)) & 15; }
constexpr uint32_t initiativeOf(uint32_t status) { return (status >> 8) & 3; }
constexpr uint32_t clockOf(uint32_t status) { return status >> 11; }

struct Tables {
  uint32_t manLow[64], manHigh[64];
  uint32_t afterDrop[STANDINGS], afterMove[STANDINGS], afterPass[STANDINGS];

  Tables() {
    uint64_t state = 0xc40c0;
    auto next = [&state] {
      state += 0x9e3779b97f4a7c15ull;
      uint64_t mixed = (state ^ (state >> 30)) * 0xbf58476d1ce4e5b9ull;
      mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebull;
      return uint32_t(mixed ^ (mixed >> 31));
    };
    for (int index = 0; index < 64; index++) manLow[index] = next(), manHigh[index] = next();
    for (uint32_t standing = 0; standing < STANDINGS; standing++) {
      uint32_t white = handOf(standing, 0), black = handOf(standing, 1);
      const uint32_t turn = turnOf(standing), holder = initiativeOf(standing), mine = turn + 1;
      afterPass[standing] = makeStanding(white, black, holder, 1 - turn);
      afterMove[standing] = makeStanding(white, black, holder == mine ? 0 : holder, 1 - turn);
      (turn == 0 ? white : black)--;
      const bool last = white == 0 && black == 0;
      const uint32_t dropped = last ? makeStanding(0, 0, 0, 1) : makeStanding(white, black, holder ? holder : mine, 1 - turn);
      afterDrop[standing] = dropped & STANDING;
    }
  }
};
const Tables TABLES;

constexpr int keyOfMan(int side, int cell) { return side * 32 + cell; }

template <int Direction>
uint32_t shift(uint32_t cells) {
  if constexpr (Direction == 0) return (cells << WIDTH) & BOARD;
  if constexpr (Direction == 1) return cells >> WIDTH;
  if constexpr (Direction == 2) return (cells & NOT_FILE_E) << 1;
  return (cells & NOT_FILE_A) >> 1;
}
constexpr int DELTAS[4] = {WIDTH, -WIDTH, 1, -1};

struct Position {
  std::vector<Frame> frames = std::vector<Frame>(256);
  Frame *top = frames.data();

  bool isOver() const {
    const uint32_t turn = turnOf(top->status);
    const bool mineGone = (top->mine | handOf(top->status, turn)) == 0;
    const bool theirsGone = (top->theirs | handOf(top->status, 1 - turn)) == 0;
    return mineGone || theirsGone || clockOf(top->status) >= CLOCK_LIMIT;
  }

  template <int Direction>
  static uint32_t *pushDirection(uint32_t *out, uint32_t mine, uint32_t theirs) {
    const uint32_t empty = ~(mine | theirs);
    const int delta = DELTAS[Direction];
    for (uint32_t to = shift<Direction>(mine) & empty; to; to &= to - 1) {
      const int cell = __builtin_ctz(to);
      *out++ = makeMove(STEP, NOWHERE, cell - delta, cell);
    }
    for (uint32_t to = shift<Direction>(shift<Direction>(mine) & theirs) & empty; to; to &= to - 1) {
      const int cell = __builtin_ctz(to);
      uint32_t others = theirs & ~(1u << (cell - delta));
      if (!others) *out++ = makeMove(CAPTURE, NOWHERE, cell - 2 * delta, cell);
      for (; others; others &= others - 1) *out++ = makeMove(CAPTURE, __builtin_ctz(others), cell - 2 * delta, cell);
    }
    return out;
  }

  int generate(uint32_t *moves) const {
    if (isOver()) return 0;
    uint32_t *out = moves;
    const uint32_t turn = turnOf(top->status), hand = handOf(top->status, turn);
    const uint32_t mine = top->mine, theirs = top->theirs;
    if (hand > 0) {
      for (uint32_t to = BOARD & ~(mine | theirs); to; to &= to - 1) {
        *out++ = makeMove(DROP, NOWHERE, NOWHERE, __builtin_ctz(to));
      }
    }
    if (hand == 0 || initiativeOf(top->status) != 2 - turn) {
      out = pushDirection<0>(out, mine, theirs);
      out = pushDirection<1>(out, mine, theirs);
      out = pushDirection<2>(out, mine, theirs);
      out = pushDirection<3>(out, mine, theirs);
    }
    if (out == moves) *out++ = PASS_MOVE;
    return int(out - moves);
  }

  void apply(uint32_t move) {
    const Frame &from = top[0];
    Frame &next = top[1];
    const uint32_t before = from.status, turn = turnOf(before), kind = move >> 15;
    uint32_t mine = from.mine, theirs = from.theirs, status;
    uint32_t low = from.keyLow, high = from.keyHigh;
    auto toggle = [&](uint32_t side, uint32_t cell) {
      low ^= TABLES.manLow[keyOfMan(side, cell)];
      high ^= TABLES.manHigh[keyOfMan(side, cell)];
    };
    const uint32_t to = move & 31, start = (move >> 5) & 31, removed = (move >> 10) & 31;
    if (kind == DROP) {
      mine |= 1u << to;
      toggle(turn, to);
      status = TABLES.afterDrop[before & STANDING];
    } else if (kind == STEP || kind == CAPTURE) {
      mine ^= (1u << start) | (1u << to);
      toggle(turn, start);
      toggle(turn, to);
      status = TABLES.afterMove[before & STANDING];
      if (kind == CAPTURE) {
        const uint32_t jumped = (start + to) >> 1;
        theirs ^= 1u << jumped;
        toggle(1 - turn, jumped);
        if (removed != NOWHERE) {
          theirs ^= 1u << removed;
          toggle(1 - turn, removed);
        }
      } else {
        status |= (before & ~STANDING) + TICK;
      }
    } else {
      status = TABLES.afterPass[before & STANDING] | ((before & ~STANDING) + TICK);
    }
    const bool stays = turnOf(status) == turn;
    next.mine = stays ? mine : theirs;
    next.theirs = stays ? theirs : mine;
    next.status = status;
    next.keyLow = low;
    next.keyHigh = high;
    top++;
  }

  void undo() { top--; }
};

uint64_t perft(Position &position, int depth) {
  uint32_t moves[640];
  const int count = position.generate(moves);
  uint64_t nodes = 0;
  for (int index = 0; index < count; index++) {
    position.apply(moves[index]);
    // The moves of the last ply are to be made, not optimised away because no code reads them.
    asm volatile("" : : "r"(position.top) : "memory");
    nodes += depth == 1 ? 1 : perft(position, depth - 1);
    position.undo();
  }
  return nodes;
}

/** Reads a position that is known to be right: rows, side, initiative, hands, clock. */
void read(Position &position, char **fields) {
  Frame &frame = *position.top;
  frame = Frame{};
  uint32_t men[2] = {0, 0};
  int row = 4, column = 0;
  for (const char *at = fields[0]; *at; at++) {
    if (*at == '/') row--, column = 0;
    else if (*at >= '1' && *at <= '5') column += *at - '0';
    else men[*at == 'b'] |= 1u << (row * WIDTH + column++);
  }
  const uint32_t turn = fields[1][0] == 'b';
  const uint32_t initiative = fields[2][0] == '-' ? 0 : fields[2][0] == 'w' ? 1 : 2;
  uint32_t white = 0, black = 0;
  std::sscanf(fields[3], "%u,%u", &white, &black);
  frame.mine = men[turn];
  frame.theirs = men[1 - turn];
  frame.status = makeStanding(white, black, initiative, turn) | uint32_t(std::atoi(fields[4])) << 11;
}

}  // namespace

int main(int argc, char **argv) {
  if (argc != 8) return std::fprintf(stderr, "usage: choko <variant> <depth> <position text>\n"), 2;
  Position position;
  read(position, argv + 3);
  // Small counts are repeated, so that there is something to measure. Time is processor time, as on the other side.
  const char *repeats = std::getenv("REPEATS");
  const std::clock_t start = std::clock();
  uint64_t nodes = 0;
  for (int round = repeats ? std::atoi(repeats) : 1; round > 0; round--) nodes += perft(position, std::atoi(argv[2]));
  const double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
  std::printf("nodes %llu seconds %.6f\n", static_cast<unsigned long long>(nodes), seconds);
}
